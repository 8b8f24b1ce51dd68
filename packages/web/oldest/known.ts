import { createRequire } from 'node:module';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';

/** Read as it is: twenty megabytes are not for a bundler. */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The oldest browsers the app promises to open in. */
export const oldest = { safari_ios: '16.0', chrome: '108', firefox: '115' } as const;
type Browser = keyof typeof oldest;

function isAfter(version: string, last: string): boolean {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [lastMajor = 0, lastMinor = 0] = last.split('.').map(Number);
  return major > lastMajor || (major === lastMajor && minor > lastMinor);
}

function knows(browser: Browser, support: SupportStatement | undefined): boolean {
  return [support ?? []].flat().some(({ version_added: since, version_removed: until, flags, prefix }) => {
    if (flags || prefix || typeof since !== 'string' || since === 'preview') return false;
    return !isAfter(since, oldest[browser]) && (typeof until !== 'string' || isAfter(until, oldest[browser]));
  });
}

/** Which of the oldest browsers do not know it. */
const strangers = ({ __compat: compat }: Identifier): Browser[] =>
  compat ? (Object.keys(oldest) as Browser[]).filter((browser) => !knows(browser, compat.support[browser])) : [];

const within = (one: Identifier | undefined): [name: string, Identifier][] =>
  Object.entries(one ?? {}).filter(([name]) => !name.startsWith('__')) as [string, Identifier][];

/** Names that some of the oldest browsers do not know, and which. A name with several meanings is known if one of them is. */
function unknown(all: Iterable<readonly [name: string, Identifier]>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const known = new Set<string>();
  for (const [name, one] of all) {
    const who = strangers(one);
    if (who.length === 0) known.add(name);
    else found.set(name, who.join(', '));
  }
  for (const name of known) found.delete(name);
  return found;
}

const { api, css, javascript } = data;
/** What is met in a page all the time; of all the other interfaces only the names themselves are looked at. */
const everyday = ['Window', 'Document', 'Navigator', 'Node', 'Element', 'HTMLElement', 'AbortSignal', 'AudioContext'];
const membersOf = (interfaces: readonly (readonly [string, Identifier])[]) =>
  interfaces.flatMap(([, one]) => within(one).map(([name, it]) => [name.replace(/_(static|event)$/, ''), it] as const));

/** Methods of the language, looked for where something is called by that name. */
export const unknownMethods = unknown(
  membersOf(within(javascript.builtins).filter(([name]) => !/Dispos|Suppressed/.test(name))),
);
/** What an element or the window has, called or not. */
export const unknownMembers = unknown(membersOf(within(api).filter(([name]) => everyday.includes(name))));
/** What can be made new. */
export const unknownClasses = unknown([...within(api), ...within(javascript.builtins)]);

export const unknownProperties = unknown(within(css.properties));
export const unknownRules = unknown(within(css['at-rules']));
export const unknownSelectors = unknown(within(css.selectors));
/** Functions of a style stand in the data under several headings. */
export const unknownFunctions = unknown(
  within(css.types).flatMap(([name, one]) => [[name, one] as const, ...within(one)]),
);
