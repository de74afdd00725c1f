import type { ProcessIdentity } from './process-identity.js';

/** All settings of the operator, parsed once at start. No other code reads the environment. */
export interface Config {
  identity: ProcessIdentity;
  /** True in production, where the demo and the payment sandbox are not allowed. */
  production: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  http: {
    host: string;
    port: number;
    /** Public URL of the site, without a trailing slash; https makes cookies Secure. */
    publicUrl: string;
    /** Proxies that are trusted to forward the client's address, in the format of Fastify's `trustProxy`. */
    trustProxy: string | false;
  };
  /** Certificate and key for API and metrics in PEM; null to serve plain HTTP to a gateway on this machine. */
  serverTls: { cert: string; key: string } | null;
  /** The secret from which keys for hashes and for encryption at rest are derived; see `deriveKey`. */
  secretKey: string;
  /** The previous secret key, which is still accepted during a rotation; null if there is none. */
  previousSecretKey: string | null;
  /** The connection to PostgreSQL. The URL contains the TLS mode and the CA, as `pg` reads them. */
  database: {
    url: string;
    poolSize: number;
    /** Time limit in milliseconds for opening a connection; 3,000 by default. */
    connectMs?: number;
  };
  /** URL of Redis; null if each process starts its own work. */
  redisUrl: string | null;
  /** CA certificates for the connection to Redis; null to use the system's. */
  redisCa: string | null;
  /** True if this process also does the background work. */
  worker: boolean;
  /** Port of the metrics; null to serve none. */
  metricsPort: number | null;
  /** The tracing collector to which this process sends its spans; null to send none. */
  tracing: TracingConfig | null;
  /** Heartbeat file, written every few seconds while no job or task of this process hangs; null to write none. */
  heartbeatFile: string | null;
  /** Folder of the published site if the API itself serves it; null if a gateway does. */
  siteDir: string | null;
  /** File with the program that renders the opening of reports; null to leave it to the browser. */
  reportPageFile: string | null;
  /** True if the API's description is served at /api/docs and /api/docs-json. */
  apiDocs: boolean;
  payment: PaymentConfig;
  report: ReportConfig;
  /** The sentence about VAT on receipts. */
  vatNote: string;
  /** Name and address of the seller, on receipts. */
  seller: string;
  mail: MailConfig;
  /** Recipient of messages from the contact form; null if none is configured. */
  supportEmail: string | null;
  retention: {
    /** Days after which abandoned assessments, and the emails typed into them, are deleted. */
    inProgressDays: number;
    /** Days after which completed assessments of visitors who did not pay are deleted. */
    unpaidDays: number;
    /** Days after which messages from the contact form are deleted. */
    contactDays: number;
  };
  /** Age that people must confirm before they register or pay; null if none is required. */
  minimumAge: number | null;
  /** The administrator to create at start if no account has this email. */
  admin: { email: string; password: string } | null;
  /** The demo's administrator, generated at the first start and shown on the login page. */
  demoAdmin: { email: string; password: string } | null;
}

export interface TracingConfig {
  /** URL of a collector that accepts OTLP over HTTP, without a trailing slash. */
  url: string;
  /** Proportion of the traces that are recorded, from 0 to 1. */
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
  /** The language model; null to use only the built-in writer. */
  model: ModelConfig | null;
  /** Maximum number of reports that this process generates at the same time. */
  concurrency: number;
}

/** A model on a server with the chat completions interface. */
export interface ModelConfig {
  apiKey: string;
  /** URL of the server without a trailing slash. */
  baseUrl: string;
  name: string;
  /** The model that judges rewrites. */
  judge: string;
  /** True for a stand-in, which edits reports without an evaluation. */
  isUnevaluated: boolean;
  /** Maximum number of calls per UTC day, for all workers together. */
  dailyLimit: number;
  /** Time limit for a complete reply. */
  timeoutMs: number;
  /** Price in dollars of a million input tokens; null if the operator has not set it. */
  inputPrice: number | null;
  outputPrice: number | null;
}

/** Injection token of the parsed {@link Config}. */
export const CONFIG = Symbol('config');
