import { unpackText } from './inflate.ts';

/** The first script of a saved replay: unpacks the others. What it may run is named by its hash in the file's own policy. */
const packed = (id: string): string => unpackText(document.getElementById(id)?.textContent ?? '');

const style = document.createElement('style');
style.textContent = packed('style');
document.head.append(style);
const script = document.createElement('script');
script.textContent = packed('script');
document.body.append(script);
