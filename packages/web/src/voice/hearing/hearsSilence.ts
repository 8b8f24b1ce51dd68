import { appGameOf } from '../../games/index.ts';
import type { Session } from '../../table/session.svelte.ts';

/** Apart, a voice breaks silence; around one table people judge by ear (AC-2). */
export function hearsSilence({ table }: Session): boolean {
  const options = table?.options as { readonly place?: string } | null | undefined;
  return table !== null && appGameOf(table.game).hearsVoices === true && options?.place !== 'table';
}
