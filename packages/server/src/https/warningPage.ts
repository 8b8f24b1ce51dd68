import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type EdgeLimits, limitConnections, serverOptions } from '../http/edgeLimits.ts';
import { escaped, htmlPage, pagePolicy } from '../http/htmlPage.ts';
import { warningWords } from './warningWords.ts';

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 24px 20px 32px; max-width: 34em; font: 17px/1.4 system-ui, sans-serif;
  background: light-dark(#fff8ec, #2b1d33); color: light-dark(#2b1b2e, #fbeede); }
h1 { margin: 0 0 12px; font-size: 26px; line-height: 1.15; text-wrap: balance; }
h2 { margin: 20px 0 6px; font-size: 17px; }
p { margin: 0 0 12px; }
ul { margin: 0; padding-left: 20px; }
li { margin-bottom: 6px; }
a { display: block; margin: 18px 0 14px; padding: 16px; border-radius: 16px; background: #c92a43; color: #fff;
  font-weight: 700; font-size: 19px; text-align: center; text-decoration: none; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
small { font-size: 14px; opacity: 0.8; }
`;

/** One page whatever is asked for: the browser will warn of our own certificate, and why to go on all the same. */
function warningPage(language: 'ru' | 'en', link: string): string {
  const words = warningWords[language];
  const body =
    `<h1>${words.title}</h1><p>${words.lead}</p><a href="${escaped(link)}">${words.button}</a>` +
    `<h2>${words.how}</h2><ul>${words.steps.map((step) => `<li>${step}</li>`).join('')}</ul>` +
    `<h2>${words.whyTitle}</h2><p>${words.why}</p><small>${words.once}</small>`;
  return htmlPage({ language, title: words.title, style, body });
}

/** English for whoever has it first, or has no Russian. */
const languageOf = ({ headers }: IncomingMessage): 'ru' | 'en' => {
  const wanted = headers['accept-language'] ?? '';
  return /^\s*en/i.test(wanted) || (wanted !== '' && !/\bru\b/i.test(wanted)) ? 'en' : 'ru';
};

/** The same page on the other port. A host that is none is not repeated to anybody. */
export function httpsLink({ headers, url = '/', socket }: IncomingMessage, port: number): string {
  const [, asked] = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.exec(headers.host ?? '') ?? [];
  const local = socket.localAddress ?? 'localhost';
  const host = asked ?? (local.includes(':') ? `[${local}]` : local);
  return `https://${host}:${port}${url.startsWith('/') ? url : '/'}`;
}

/** What listens for plain http where the app is served by https. */
export function warningServer(httpsPort: number, edge: EdgeLimits): Server {
  const { http, requestTimeout, connectionTimeout } = serverOptions(edge);
  const server = createServer({ ...http, requestTimeout }, (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { connection: 'close' }).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy({ style }),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        connection: 'close',
      })
      .end(request.method === 'HEAD' ? '' : warningPage(languageOf(request), httpsLink(request, httpsPort)));
  });
  server.setTimeout(connectionTimeout);
  limitConnections(server, edge);
  return server;
}
