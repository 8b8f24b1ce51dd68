/** A lesson, and the game it is about; null is the first one. */
export interface Taught {
  readonly game: string;
  readonly lesson: string | null;
}

export type Route =
  | { readonly screen: 'home' }
  /** `taught`: whoever takes a lesson there keeps their seat meanwhile. */
  | { readonly screen: 'table'; readonly code: string; readonly taught?: Taught }
  | { readonly screen: 'alone' | 'round'; readonly game: string }
  | { readonly screen: 'link'; readonly link: string }
  | { readonly screen: 'tv'; readonly code: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | null }
  | ({ readonly screen: 'learn'; readonly table: string | null } & Taught)
  | { readonly screen: 'replay'; readonly id: string; readonly moment: number | null; readonly open: boolean }
  | { readonly screen: 'share' }
  | { readonly screen: 'book'; readonly code: string }
  | { readonly screen: 'mybook' }
  | { readonly screen: 'places'; readonly pack: string | null; readonly place: number | null }
  | { readonly screen: 'shared'; readonly code: string }
  | { readonly screen: 'setting'; readonly code: string }
  | { readonly screen: 'deal'; readonly id: string }
  | { readonly screen: 'lost' };

const bareCode = /^[A-Za-zА-Яа-яЁё]{5}$/;

export function parseRoute(path: string, hash: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { screen: 'home' };
  if (first === 't' && second) return { screen: 'table', code: second.toUpperCase() };
  if ((first === 'alone' || first === 'round') && second) return { screen: first, game: second };
  if (first === 'l' && second) return { screen: 'link', link: second };
  if (first === 'tv' && second) return { screen: 'tv', code: second.toUpperCase() };
  if (first === 'share') return { screen: 'share' };
  if (first === 'rules') return { screen: 'rules', game: second, rule: hash.slice(1) || null };
  if (first === 'learn') {
    const taught = { game: second, lesson: hash.slice(1) || null };
    const table = third.toUpperCase() || null;
    // Codes of tables on this device have a dash: those wait by themselves.
    return table && !table.includes('-')
      ? { screen: 'table', code: table, taught }
      : { screen: 'learn', table, ...taught };
  }
  if (first === 's' && second) return { screen: 'setting', code: second };
  if (first === 'd' && second) return { screen: 'deal', id: second };
  if (first === 'r' && second) {
    const [, moment, open] = /^#m(\d{1,6})(-open)?$/.exec(hash) ?? [];
    return { screen: 'replay', id: second, moment: moment ? Number(moment) : null, open: open !== undefined };
  }
  if (first === 'book') return second ? { screen: 'book', code: second.toUpperCase() } : { screen: 'mybook' };
  if (first === 'places') return { screen: 'places', pack: second || null, place: third === '' ? null : Number(third) };
  if (first === 'p' && second) return { screen: 'shared', code: second.toUpperCase() };
  if (!second && bareCode.test(first)) return { screen: 'table', code: first.toUpperCase() };
  return { screen: 'lost' };
}

let route = $state.raw(parseRoute(location.pathname, location.hash));
let at = location.href;
let before = '';
const reread = (): void => {
  // A step that stands for a sheet leads nowhere else.
  if (location.href === at) return;
  before = new URL(at).pathname;
  at = location.href;
  route = parseRoute(location.pathname, location.hash);
};

export const router = {
  get route() {
    return route;
  },
  /** The page before this one. */
  get cameFrom() {
    return before;
  },
  go(path: string): void {
    history.pushState(null, '', path);
    reread();
    scrollTo(0, 0);
  },
  replace(path: string): void {
    history.replaceState(null, '', path);
    reread();
  },
};

addEventListener('popstate', reread);
addEventListener('hashchange', reread);

/** Plain links stay plain links; those inside the app do not reload it. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
