/** What is used although some of the oldest browsers do not know it, and why nobody there misses anything. */
export const allowed: Readonly<Record<string, string>> = {
  // Asked for before it is used.
  OffscreenCanvas: 'where no worker can draw, the page shows the SVG itself',
  currentCSSZoom: 'without it nothing is magnified',
  share: 'otherwise the link is copied',
  vibrate: 'otherwise a phone stays still',
  wakeLock: 'otherwise the lobby says that the screen may go dark',
  getUserMedia: 'of navigator.mediaDevices; otherwise a sentence says what to do',
  // Looks a little plainer.
  'color-mix': 'placeholders are grey',
  'content-visibility': 'all is drawn; a closed sheet is hidden in another way',
  'contain-intrinsic-size': 'goes with content-visibility',
  'text-wrap': 'lines break where they did before',
  'scrollbar-width': 'a scrollbar is seen',
  property: 'what would move stands',
  zoom: 'Firefox before 126 shows results and televisions as large as on a desk',
  'mask-image': 'the build adds the prefixed one',
  'user-select': 'the build adds the prefixed one',
  // Each engine has its own.
  '-moz-progress-bar': 'Firefox',
  '-webkit-progress-bar': 'the others',
  '-webkit-progress-value': 'the others',
  '-webkit-tap-highlight-color': 'phones only',
  '-webkit-touch-callout': 'iPhones only',
  selection: 'iPhones paint what is selected by themselves',
  // Words of our own that mean something else to a browser.
  connection: 'of a session',
  drop: 'of flights and storage',
  ink: 'of a drawing',
  pause: 'of an animation, which all of them know, and of speech',
  restore: 'of numbers, and of a canvas',
  role: 'of a spy',
  take: 'of a hand',
};
