/** Drawings are built once per name and kept. */
export function kept<Drawn>(draw: (name: string) => Drawn): (name: string) => Drawn {
  const drawings = new Map<string, Drawn>();
  return (name) => {
    const drawing = drawings.get(name) ?? draw(name);
    drawings.set(name, drawing);
    return drawing;
  };
}
