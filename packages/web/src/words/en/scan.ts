import type { ScanWords } from '../ru/scan.ts';

export const scan: ScanWords = {
  title: 'Point your camera',
  noTitle: 'Not this camera',
  ask: 'The camera only reads the code of a table: nothing is filmed, kept or shown to anybody.',
  on: 'Turn the camera on',
  look: 'Point it at the table’s code',
  strange: 'That code is readable, but not one of our tables. Look for another.',
  denied: 'The camera stayed off. Allow it for this page in the browser’s settings, or simply type the code.',
  insecure:
    'This page came without https, so the browser keeps the camera from it. Open your phone’s own camera and point it at the code: the link will pop up. Or type the code.',
  cannot:
    'This browser can’t read codes. Open your phone’s own camera and point it at the code: the link will pop up. Or type its letters.',
};
