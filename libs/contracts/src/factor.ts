/** What a second factor's calls reply: after the password alone `code` or `enrol`, signed in `on` or `off`. */
export interface FactorState {
  state: 'code' | 'enrol' | 'on' | 'off';
  /** Whether administrators of this site need one. */
  required: boolean;
  /** How many recovery codes are left. */
  recoveryCodes: number;
}

export interface FactorEnrolment {
  /** In base32, for typing. */
  secret: string;
  /** The otpauth:// address for a QR code. */
  uri: string;
}

/** Six digits of an app, or a recovery code. */
export interface FactorCode {
  code: string;
}

export interface RecoveryCodes {
  codes: string[];
}

/** One of the two, given again before a refund, a deletion or a change of the factor. */
export interface Proof {
  password?: string;
  code?: string;
}
