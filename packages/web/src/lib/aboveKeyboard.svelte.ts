/**
 * A screen that a keyboard does not cover. Safari lays the keyboard over the page and says so by the visual viewport
 * alone; elsewhere the page itself becomes lower, and this finds nothing to do.
 */
export class AboveKeyboard {
  /** How much of the page is seen, in pixels. */
  height = $state(innerHeight);

  readonly attach = (screen: HTMLElement): (() => void) => {
    const seen = window.visualViewport;
    const follow = (): void => {
      this.height = innerHeight;
      const isMagnified = seen !== null && seen.scale > 1.01;
      // Somebody who magnifies the page sees less of it as well, and wants it to stay as it is.
      if (!seen || isMagnified || innerHeight - seen.height < 1) {
        screen.style.removeProperty('inset');
        screen.style.removeProperty('height');
        return;
      }
      this.height = seen.height;
      screen.style.inset = `${seen.offsetTop}px 0 auto`;
      screen.style.height = `${seen.height}px`;
    };
    follow();
    seen?.addEventListener('resize', follow);
    seen?.addEventListener('scroll', follow);
    addEventListener('resize', follow);
    return () => {
      seen?.removeEventListener('resize', follow);
      seen?.removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  };
}
