import { roomInFrame } from './frames.ts';

type Hear = (width: number, height: number) => void;

const hearers = new WeakMap<Element, Hear>();
let observer: ResizeObserver | undefined;

function watching(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      void roomInFrame().then(() => hearers.get(target)?.(contentRect.width, contentRect.height));
  });
  return observer;
}

/**
 * Tells how large an element is, first when it has been laid out, and whenever that changes. Not `bind:clientWidth`: that
 * asks at once, and whoever asks lays out all that has just been built, for this alone. What follows from it comes in a
 * frame of its own: within the same one, the page would be styled and laid out twice.
 */
export const measured = (hear: Hear) => (node: Element) => {
  hearers.set(node, hear);
  watching().observe(node);
  return () => {
    watching().unobserve(node);
    hearers.delete(node);
  };
};
