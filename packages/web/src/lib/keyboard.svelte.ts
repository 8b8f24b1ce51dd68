/** Bars that come and go are lower than any keyboard. */
const least = 120;

/**
 * The keyboard of a phone. Safari lays it over the page (it knows no `interactive-widget`) and says so by the visual
 * viewport alone: `--keyboard` is how much it covers, and whatever stands at the bottom moves up by that. Elsewhere the
 * page itself becomes lower, and there is nothing to do.
 */
class Keyboard {
  /** How much of the page is seen, in pixels. */
  height = $state(innerHeight);

  constructor() {
    const view = window.visualViewport;
    const look = (): void => {
      // A page that is magnified shows less as well, and has no keyboard.
      const covered = view ? Math.round(innerHeight - view.height * view.scale) : 0;
      const isTyping = document.activeElement?.matches('input, textarea') ?? false;
      const isUp = isTyping && covered > least;
      this.height = innerHeight - (isUp ? covered : 0);
      document.documentElement.style.setProperty('--keyboard', isUp ? `${covered}px` : '0px');
      // Safari has pushed the page up to what is typed into: with room made for it, it is in sight where it stands.
      if (isUp && view?.scale === 1 && view.offsetTop > 0) scrollTo(scrollX, scrollY - view.offsetTop);
    };
    view?.addEventListener('resize', look);
    view?.addEventListener('scroll', look);
    addEventListener('resize', look);
  }
}

export const keyboard = new Keyboard();
