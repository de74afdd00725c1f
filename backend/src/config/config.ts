/** Everything an operator can set, parsed once at start. Nothing else reads the environment. */
export interface Config {
  /** Whether this is production, which forbids the demo and the sandbox. */
  production: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  http: {
    host: string;
    port: number;
    /** Where people reach the site, without a trailing slash; https makes cookies Secure. */
    publicUrl: string;
    /** Proxies whose forwarded address is trusted, as Fastify's `trustProxy`. */
    trustProxy: string | false;
  };
  /** The certificate and key of API and metrics in PEM; null: plain HTTP, for a gateway on this machine. */
  serverTls: { cert: string; key: string } | null;
  /** The source of keys for keyed hashes and for encryption at rest; see `deriveKey`. */
  secretKey: string;
  /** The previous secret key, still accepted during a rotation; null: none. */
  previousSecretKey: string | null;
  /** The address names the mode of TLS and the CA, as `pg` reads them. */
  database: {
    url: string;
    poolSize: number;
    /** How long a new connection may take, in milliseconds; left out: 3,000. */
    connectMs?: number;
  };
  /** Null: the in-process queue. */
  redisUrl: string | null;
  /** The certificates that Redis is verified by; null: the system's. */
  redisCa: string | null;
  /** Whether this process also writes reports. */
  worker: boolean;
  /** Where the metrics are served; null: not at all. */
  metricsPort: number | null;
  /** Where spans are sent; null: nowhere. */
  tracing: TracingConfig | null;
  /** Written every few seconds while this process works; null: not written. */
  heartbeatFile: string | null;
  /** The published site, served by the API itself; null where a gateway does that. */
  siteDir: string | null;
  /** Whether the API's description is served at /api/docs and /api/docs-json. */
  apiDocs: boolean;
  payment: PaymentConfig;
  report: ReportConfig;
  /** The sentence about VAT on receipts. */
  vatNote: string;
  /** Name and address of the seller, on receipts. */
  seller: string;
  mail: MailConfig;
  /** Recipient of the contact form's messages; null where none is configured. */
  supportEmail: string | null;
  retention: {
    /** Abandoned assessments, and the emails typed into them. */
    inProgressDays: number;
    /** Completed assessments of visitors who did not pay. */
    unpaidDays: number;
    /** Messages of the contact form, once they have been sent. */
    contactDays: number;
  };
  /** The age that people confirm before they register or pay; null: no age is asked. */
  minimumAge: number | null;
  /** The administrator to create at start if no account has that email. */
  admin: { email: string; password: string } | null;
  /** The demo's administrator, generated at its first start and shown on the login page. */
  demoAdmin: { email: string; password: string } | null;
}

export interface TracingConfig {
  /** The collector's address for OTLP over HTTP, without a trailing slash. */
  url: string;
  /** The share of traces that is recorded, from 0 to 1. */
  ratio: number;
}

export type PaymentConfig =
  | ({ kind: 'live' } & StripeKeys)
  | ({ kind: 'sandbox'; url: string } & StripeKeys)
  | { kind: 'unavailable'; reason: string };

export type MailConfig =
  | { kind: 'smtp'; url: string; tls: boolean; ca: string | null; from: string }
  /** Writes emails to files, for a demo without a mail server. */
  | { kind: 'folder'; folder: string; from: string }
  | { kind: 'none' };

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

export interface ReportConfig {
  /** Null: only the built-in writer is used. */
  model: ModelConfig | null;
  /** Whether the built-in writer is used where the model fails; otherwise the report fails. */
  fallback: boolean;
  /** Reports that this process writes at the same time. */
  concurrency: number;
}

/** A server that speaks the chat completions interface. */
export interface ModelConfig {
  apiKey: string;
  /** The server's address without a trailing slash. */
  baseUrl: string;
  name: string;
  /** Calls a day (UTC), over all workers. */
  dailyLimit: number;
  /** Limit for a complete reply. */
  timeoutMs: number;
  /** Dollars for a million tokens; null where the operator did not state it. */
  inputPrice: number | null;
  outputPrice: number | null;
}

/** Injection token of the parsed {@link Config}. */
export const CONFIG = Symbol('config');
