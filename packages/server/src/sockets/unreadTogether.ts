/**
 * All clients together may leave so much unread: many who each stay below their own bound would fill the memory. Whoever
 * must go so that the others fit, the largest first.
 */
export function whoLeavesMostUnread<T extends { readonly unread: number }>(clients: Iterable<T>, most: number): T[] {
  const sizes: { readonly client: T; readonly unread: number }[] = [];
  let together = 0;
  for (const client of clients) {
    const { unread } = client;
    if (unread === 0) continue;
    sizes.push({ client, unread });
    together += unread;
  }
  if (together <= most) return [];
  sizes.sort((a, b) => b.unread - a.unread);
  const leaving: T[] = [];
  for (const { client, unread } of sizes) {
    if (together <= most) break;
    leaving.push(client);
    together -= unread;
  }
  return leaving;
}
