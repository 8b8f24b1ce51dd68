/** Puts a file where the browser keeps downloads. */
export function saveFile(name: string, content: string | Blob, type = ''): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun by then; the page need not keep the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
