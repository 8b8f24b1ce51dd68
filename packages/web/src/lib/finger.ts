/**
 * A finger presses what it went down on, and nothing else. What acts at once may be gone when the finger is lifted: the
 * card has left the hand, the race is over. The click that a browser makes of a touch then goes to whatever lies there by
 * now, the next card or the deck. Who listens is never let go: it has to hear of the finger after it has gone itself.
 */
export function pressesAlone(one: HTMLElement): void {
  one.addEventListener('touchend', (event) => {
    if (event.cancelable) event.preventDefault();
    // With the click goes what it does besides: whoever was typing beside the table wants the screen back.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  });
}
