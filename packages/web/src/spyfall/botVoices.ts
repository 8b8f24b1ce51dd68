import type { Language } from '@tasovka/kernel';
import { botNumber } from '@tasovka/protocol';
import { settings } from '../lib/settings.ts';

const voiceFor = (language: Language): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language));

/** Whether this device can speak a language. Voices may come a while after the page: ask again at `voiceschanged`. */
export const canSpeak = (language: Language): boolean => voiceFor(language) !== undefined;

/** Each bot has its own pitch. What is said while another speaks waits for its turn: the browser queues it. */
export function speak(name: string, text: string, language: Language): void {
  const voice = voiceFor(language);
  if (!settings.sound.value || !voice) return;
  const line = new SpeechSynthesisUtterance(text);
  line.voice = voice;
  line.lang = voice.lang;
  line.pitch = 0.7 + (botNumber(name) % 8) * 0.1;
  speechSynthesis.speak(line);
}

/** Nobody is talked at after they have left the table. */
export const hush = (): void => globalThis.speechSynthesis?.cancel();
