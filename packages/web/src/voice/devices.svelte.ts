import { voiceSettings } from './voiceSettings.ts';

export interface Device {
  readonly id: string;
  readonly name: string;
}

interface Using {
  changeMicrophone(): Promise<void>;
  changeOutput(): Promise<void>;
}

/** The microphones and loudspeakers of this device: browsers name them once a microphone was allowed. */
export class Devices {
  inputs = $state.raw<readonly Device[]>([]);
  outputs = $state.raw<readonly Device[]>([]);
  private readonly using: Using;

  constructor(using: Using) {
    this.using = using;
    navigator.mediaDevices?.addEventListener('devicechange', this.refresh);
  }

  readonly refresh = async (): Promise<void> => {
    const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
    const of = (kind: MediaDeviceKind): readonly Device[] =>
      all.flatMap(({ kind: its, deviceId: id, label: name }) => (its === kind && name !== '' ? [{ id, name }] : []));
    this.inputs = of('audioinput');
    this.outputs = of('audiooutput');
  };

  async chooseInput(id: string): Promise<void> {
    voiceSettings.input.value = id;
    await this.using.changeMicrophone();
  }

  async chooseOutput(id: string): Promise<void> {
    voiceSettings.output.value = id;
    await this.using.changeOutput();
  }

  close(): void {
    navigator.mediaDevices?.removeEventListener('devicechange', this.refresh);
  }
}
