import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Mutant } from './find.ts';
import type { Message, Task, Verdict } from './judge.ts';

export interface Judged {
  readonly mutant: Mutant;
  readonly noticedBy: string | null;
}

/** Every load leaves its modules behind: a child is let go before they weigh much. */
const perChild = 120;

/** A mutant this slow runs in circles, however busy the machine is. A child needs longer to begin with. */
const patienceMs = 15_000;
const startMs = 60_000;

/** Judges all mutants one after another; a mutant that hangs or crashes its child counts as noticed. */
export async function runMutants(
  task: Omit<Task, 'mutants'>,
  mutants: readonly Mutant[],
  progress: (done: number) => void,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  while (judged.length < mutants.length) {
    const batch = mutants.slice(judged.length, judged.length + perChild);
    const { verdicts, end } = await runChild({ ...task, mutants: batch });
    for (const [index, mutant] of batch.slice(0, verdicts.length).entries()) {
      judged.push({ mutant, noticedBy: verdicts[index]?.noticedBy ?? null });
    }
    const stopper = batch[verdicts.length];
    if (stopper) judged.push({ mutant: stopper, noticedBy: end });
    progress(judged.length);
  }
  return judged;
}

interface ChildEnd {
  readonly verdicts: readonly Verdict[];
  /** Why there are no more. */
  readonly end: string;
}

function runChild(task: Task): Promise<ChildEnd> {
  return new Promise((resolve, reject) => {
    const verdicts: Verdict[] = [];
    let ready = false;
    let end = 'a crash';
    const child = fork(join(import.meta.dirname, 'child.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=1024'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const giveUp = (): void => {
      end = 'running in circles';
      child.kill('SIGKILL');
    };
    let watchdog = setTimeout(giveUp, startMs);
    child.on('message', (message: Message) => {
      if ('broken' in message) return reject(new Error(message.broken));
      if ('ready' in message) ready = true;
      else verdicts.push(message);
      clearTimeout(watchdog);
      watchdog = setTimeout(giveUp, patienceMs);
    });
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(watchdog);
      if (ready) resolve({ verdicts, end });
      else reject(new Error('the scenarios could not be played at all'));
    });
    child.send(task);
  });
}
