import type { PocketWords } from '../ru/pocket.ts';

export const pocket: PocketWords = {
  title: 'Tasovka in your pocket',
  why: 'On a plane, underground, out of town: bots, lessons, rules and Spyfall on one phone work without a connection. Download it once.',
  size: (kB) => `${(kB / 1000).toFixed(1)} MB`,
  download: (size) => `Download everything, ${size}`,
  downloading: (percent) => `Downloading: ${percent} %`,
  failed: 'The connection went halfway through. What has come stays here: press again when it is back.',
  again: 'Download the rest',
  whole: 'Everything is here: the connection can go.',
  drop: 'Remove the download',
  install: 'Add to the home screen',
  iphone: 'On an iPhone or iPad: Share, then “Add to Home Screen”.',
  newVersion: 'There is a newer version.',
  takeVersion: 'Update',
  noWorker: 'This browser keeps no apps: private windows are like that.',
  gathering: {
    title: 'Tell me when we gather',
    why: 'When the host opens this table again or starts a match and you are not here, this device gets a notification.',
    secret: 'It comes through your browser’s notification service, encrypted: only this device can read it.',
    ask: 'Tell me',
    on: 'You will be told.',
    stop: 'Stop telling me',
    waiting: 'Asking the browser…',
    iphone:
      'On an iPhone or iPad only an app on the home screen gets notifications. Add it: Share, then “Add to Home Screen”, and open this table there.',
    none: 'This browser knows no notifications, or the window is private.',
    denied: 'Notifications from here are blocked. Allow them in the browser’s settings and come back.',
    failed: 'The browser’s notification service does not answer. Try again a little later.',
    unknown: 'We do not know this browser’s notification service, and we write to none that we do not know.',
  },
};
