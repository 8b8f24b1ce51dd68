/** Why the server closes a socket. Below 4100 coming back is of no use until something else happens. */
export const closeCodes = {
  /** No such room, or not the token of anybody in it: strangers are not told which. */
  badToken: 4002,
  movedDevice: 4003,
  removed: 4004,
  /** The app is older than the server: it must be loaded anew. */
  outdatedApp: 4005,
  /** The host or the operator has deleted the room. */
  roomDeleted: 4006,
  /** What is stored of the room cannot be read. Trying again soon is of no use. */
  roomBroken: 4007,
  badMessages: 4100,
  tooFast: 4101,
  helloMissing: 4103,
  outdatedNode: 4104,
  /** Another node runs the room now, or will in a moment. */
  roomMoved: 4105,
  /** Programs do not play on without people: a program may try again until a person is at the table. */
  nobodyHere: 4106,
} as const;

export const isFinalClose = (code: number): boolean => code >= 4000 && code < 4100;
