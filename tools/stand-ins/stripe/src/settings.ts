export interface Settings {
  /** 0 takes a free port. */
  port: number;
  stateFile: string;
  /** `sk_test_…` */
  secretKey: string;
  /** `pk_test_…` */
  publishableKey: string;
  /** Where events are posted; `null` posts none. */
  webhookUrl: string | null;
  /** `whsec_…`, what webhooks are signed with. */
  webhookSecret: string;
}
