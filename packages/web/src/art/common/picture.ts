const pictures = new Map<string, string>();

/**
 * The address of a drawing as a picture. A drawing in the page costs the page every one of its shapes each time it is
 * shown; a picture is read once, however many copies of it lie on the table.
 */
export function picture(name: string, draw: () => string): string {
  let address = pictures.get(name);
  if (address === undefined) {
    address = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
    pictures.set(name, address);
  }
  return address;
}
