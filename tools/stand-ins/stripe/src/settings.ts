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
  /** Called with each accepted call before it runs, so that tests can compare what is sent. */
  onCall?: (call: RecordedCall) => void;
}

/** One call that the stand-in accepted. */
export interface RecordedCall {
  /** The name of the call in Stripe's SDK. */
  name: string;
  /** The parameters by name, with the inner ones as `metadata[…]`; without the API key. */
  parameters: Record<string, string>;
}
