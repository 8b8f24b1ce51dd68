/** Bars that come and go are lower than any keyboard. */
const least = 120;

/**
 * Where the keyboard covers the page instead of shrinking it (Safari knows no `interactive-widget`), `--keyboard` says how
 * much it covers: whoever stands at the bottom moves up by that.
 */
export function followKeyboard(): void {
  const view = window.visualViewport;
  if (!view) return;
  function look({ height, scale }: VisualViewport): void {
    // A page that is magnified shows less as well, and has no keyboard.
    const covered = Math.round(innerHeight - height * scale);
    const isTyping = document.activeElement?.matches('input, textarea') ?? false;
    const isUp = isTyping && covered > least;
    document.documentElement.style.setProperty('--keyboard', isUp ? `${covered}px` : '0px');
    // Safari has pushed the page up to what is typed into: with room made for it, it is in sight where it stands.
    if (isUp && scale === 1) scrollTo(scrollX, scrollY - view!.offsetTop);
  }
  view.addEventListener('resize', () => look(view));
}
