export interface Settings {
  /** The port to listen on; 0 for any free one. */
  port: number;
  stateFile: string;
  /** The secret API key, `sk_test_…`. */
  secretKey: string;
  /** The publishable API key, `pk_test_…`. */
  publishableKey: string;
  /** The URL to which events are sent; null to send none. */
  webhookUrl: string | null;
  /** The secret for signing webhooks, `whsec_…`. */
  webhookSecret: string;
}
