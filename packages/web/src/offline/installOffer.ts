/** What Chromium tells a page that can be installed; other browsers never say so. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Nobody is asked who has not asked: the browser's offer waits for the sheet that wants it. */
export const installOffer: { event: InstallEvent | null } = { event: null };

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installOffer.event = event as InstallEvent;
});
