import { type IsPushService, isKnownPushService } from './pushServices.ts';

export interface PushConfig {
  /** Whom a push service may ask about what this server sends: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** No environment sets this: only a test has a push service of its own. */
  readonly isService: IsPushService;
  /** How long a host must have been back before the others are told: most of them come by themselves. */
  readonly settleMs: number;
}

/** Null where the operator names no contact. Throws where push services would refuse it. */
export function pushConfig({ PUSH_CONTACT: given }: Readonly<Record<string, string | undefined>>): PushConfig | null {
  if (!given) return null;
  const contact = /^[^\s:/@]+@[^\s@]+\.[^\s@]+$/.test(given) ? `mailto:${given}` : given;
  if (!/^(mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/[^\s/]+\.\S+)$/.test(contact)) {
    throw new Error('PUSH_CONTACT must be a mail address or an https address');
  }
  return { contact, isService: isKnownPushService, settleMs: 15_000 };
}
