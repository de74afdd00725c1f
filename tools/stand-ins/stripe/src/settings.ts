/** The settings of a stand-in. */
export interface StandInSettings {
  /** 0 takes a free port. */
  port: number;
  /** The address it listens on; loopback unless given. */
  host?: string;
  /** The file that stores its state. */
  stateFile: string;
  /** `sk_test_…` */
  secretKey: string;
  /** `pk_test_…` */
  publishableKey: string;
  /** Where events are posted; `null` posts none. */
  webhookUrl: string | null;
  /** `whsec_…`, what webhooks are signed with. */
  webhookSecret: string;
  /** Where a browser finds the stand-in: a path on the site's own origin, or a whole URL. */
  publicPath?: string;
  /** How long a payment stays in processing. */
  processingMs?: number;
  /** The waits before each further try of a webhook; after the last one it is given up. */
  webhookRetryMs?: readonly number[];
  /** How long a webhook's receiver may take to answer. */
  webhookTimeoutMs?: number;
  /** The clock; tests pass their own. */
  now?: () => Date;
}

export type Settings = Required<StandInSettings>;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const webhookRetryMs = [
  ...[1, 2, 5, 10, 30].map((n) => n * second),
  ...[1, 5, 15].map((n) => n * minute),
  ...[1, 3, 6, 12].map((n) => n * hour),
];

const prefixes = {
  secretKey: 'sk_test_',
  publishableKey: 'pk_test_',
  webhookSecret: 'whsec_',
} as const;

/** Fills in what was left out. @throws Error in one sentence for keys that are none. */
export function completeSettings(given: StandInSettings): Settings {
  for (const name of ['secretKey', 'publishableKey', 'webhookSecret'] as const) {
    const prefix = prefixes[name];
    if (!given[name].startsWith(prefix) || given[name] === prefix) {
      throw new Error(`The stand-in's ${name} must start with ${prefix}.`);
    }
  }
  return {
    host: '127.0.0.1',
    publicPath: '/sandbox/stripe',
    processingMs: 3 * second,
    webhookRetryMs,
    webhookTimeoutMs: 10 * second,
    now: () => new Date(),
    ...given,
  };
}
