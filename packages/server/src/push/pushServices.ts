/**
 * The push services of browsers, as their makers name them. A subscription is an address that the server calls, and
 * anybody may send one: it is called only where it is one of these.
 */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const domains = ['.push.apple.com', '.notify.windows.com'];

/** Whether this server may call an address. */
export type IsPushService = (endpoint: URL) => boolean;

export const isKnownPushService: IsPushService = ({ protocol, hostname, port, username, password }) =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  (hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain)));
