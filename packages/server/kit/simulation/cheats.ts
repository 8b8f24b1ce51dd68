import type { ClientMessage } from '@tasovka/protocol';

/** How a client alters the messages it sends. */
export interface Cheat {
  readonly name: string;
  alter(text: string): { readonly text: string; readonly late: number };
  /** How late pings of the WebSocket protocol are answered: a page in a browser cannot delay them, other clients can. */
  pongDelay?(): number;
}

type Act = Extract<ClientMessage, { t: 'act' }>;

const lying = (
  name: string,
  change: (message: ClientMessage) => ClientMessage,
  late: (message: ClientMessage) => number = () => 0,
): Cheat => ({
  name,
  alter(text) {
    const message = JSON.parse(text) as ClientMessage;
    return { text: JSON.stringify(change(message)), late: late(message) };
  },
});

const pressed = ({ pressedAt, action, ...rest }: Act, earlier: number): Act => ({
  ...rest,
  action: { ...action, ...(typeof action.ms === 'number' && { ms: Math.max(0, action.ms - earlier) }) },
  ...(pressedAt !== undefined && { pressedAt: pressedAt - earlier }),
});

const unpressed = ({ pressedAt: _, action: { ms: __, ...action }, ...rest }: Act): Act => ({ ...rest, action });

const acts = (change: (act: Act) => Act) => (message: ClientMessage) =>
  message.t === 'act' ? change(message) : message;
const pongs = (late: () => number) => (message: ClientMessage) => (message.t === 'pong' ? late() : 0);

export const honest: Cheat = { name: 'honest', alter: (text) => ({ text, late: 0 }) };

export const saysEarlier = (ms: number): Cheat =>
  lying(
    `says it pressed ${ms} ms earlier`,
    acts((act) => pressed(act, ms)),
  );

export const fakesClock = (ms: number): Cheat =>
  lying(`sets its clock ${ms} ms ahead in pongs`, (message) =>
    message.t === 'pong' ? { ...message, at: message.at + ms } : message,
  );

/** Seems far away and lets the server estimate how long ago it pressed. */
export const answersLate = (ms: number): Cheat => ({
  ...lying(
    `answers pings ${ms} ms late`,
    acts(unpressed),
    pongs(() => ms),
  ),
});

/** Seems unsteady, so that more is believed. */
export const answersFitfully = (ms: number): Cheat =>
  lying(
    `answers every other ping ${ms} ms late and says it pressed ${ms / 2} ms earlier`,
    acts((act) => pressed(act, ms / 2)),
    pongs(() => (Math.random() < 0.5 ? ms : 0)),
  );

/** No browser: a program that answers pings of both kinds late, and seems to be that far away. */
export const seemsFar = (ms: number): Cheat => ({
  ...answersLate(ms),
  name: `is no browser and answers everything ${ms} ms late but moves`,
  pongDelay: () => ms,
});
