/** «Что это?»: whatever is pressed next is explained and not done. For screen readers, and for who cannot hold a finger still. */
class Asking {
  on = $state(false);
}

export const asking = new Asking();
