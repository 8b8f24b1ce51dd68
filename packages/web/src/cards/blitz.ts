import type { TableView } from '@tasovka/protocol';

/** LO-33: a round counts for itself. The sum of all rounds decides nothing, and beside the places it would only contradict them. */
export const isBlitz = (table: Pick<TableView, 'options'> | null): boolean =>
  (table?.options as { mode?: string } | null)?.mode === 'blitz';
