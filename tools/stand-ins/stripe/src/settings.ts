export interface Settings {
  /** 0 to use a free port. */
  port: number;
  stateFile: string;
  /** `sk_test_…` */
  secretKey: string;
  /** `pk_test_…` */
  publishableKey: string;
  /** The URL to which events are sent; null to send none. */
  webhookUrl: string | null;
  /** `whsec_…`, what webhooks are signed with. */
  webhookSecret: string;
}
