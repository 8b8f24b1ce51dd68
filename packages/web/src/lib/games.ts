export interface GameCard {
  readonly id: string;
  readonly least: number;
  readonly most: number;
  /** How many bots make a good first table. */
  readonly bots: number;
}

/** What the shelf shows; the rules themselves live on the server. */
export const gameCards: readonly GameCard[] = [
  { id: 'swintus', least: 2, most: 10, bots: 3 },
  { id: 'lol', least: 2, most: 9, bots: 3 },
  { id: 'spyfall', least: 2, most: 10, bots: 4 },
];
