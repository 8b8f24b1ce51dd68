import { createHash } from 'node:crypto';

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface HtmlPage {
  readonly language: 'ru' | 'en';
  readonly title: string;
  readonly style: string;
  /** HTML: whatever came from outside must have been escaped. */
  readonly body: string;
}

/** A page of the server's own, without scripts. */
export const htmlPage = ({ language, title, style, body }: HtmlPage): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${style}</style>${body}</html>`;

/** Only this very style is applied, and forms go to this site alone. */
export function pagePolicy({ style }: Pick<HtmlPage, 'style'>): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}
