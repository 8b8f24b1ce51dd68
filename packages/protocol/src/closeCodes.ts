/** Why the server closes a socket. Below 4100 coming back is of no use until something else happens. */
export const closeCodes = {
  noSuchRoom: 4001,
  badToken: 4002,
  movedDevice: 4003,
  removed: 4004,
  badMessages: 4100,
  tooFast: 4101,
  helloMissing: 4103,
  outdatedNode: 4104,
} as const;

export const isFinalClose = (code: number): boolean => code >= 4000 && code < 4100;
