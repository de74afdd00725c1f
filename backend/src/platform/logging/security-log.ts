import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { CONFIG, type Config } from '../../config/config.js';
import { deriveKey } from '../../config/derived-key.js';
import { Metrics } from '../metrics/metrics.js';
import { toNetwork } from '../throttle/network.js';
import { LOGGER, type Logger } from './logger.js';

type SecurityEvent =
  | 'sign_in'
  | 'registration'
  | 'password_changed'
  | 'email_proven'
  | 'reset_requested'
  | 'sessions_ended'
  | 'account_deleted'
  | 'access'
  | 'factor'
  | 'factor_changed'
  | 'proof'
  | 'administration'
  | 'export'
  | 'call';

interface SecurityEventDetails {
  userId?: string | null;
  /** The caller's address; only a keyed hash of its network is logged. */
  address?: string;
  /** The administrator's action, or the route that rejected the request. */
  action?: string;
  /** The id of the row that an administrator changed. */
  subject?: string;
  /** The error code of a rejected request. */
  code?: string;
}

/**
 * Writes security events as lines with `stream: "security"`, so that a log processor can store and watch them
 * separately. They contain only ids and hashes, never an address, a name or an email.
 */
@Injectable()
export class SecurityLog {
  private readonly key: Buffer;
  private readonly lines: Logger;

  constructor(
    private readonly metrics: Metrics,
    @Inject(LOGGER) logger: Logger,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = deriveKey(config.secretKey, 'security-log');
    this.lines = logger.child({ stream: 'security' });
  }

  record(event: SecurityEvent, outcome: 'ok' | 'failed' | 'refused', details: SecurityEventDetails): void {
    const { address, ...rest } = details;
    const network = address === undefined ? undefined : this.hash(toNetwork(address));
    const line = { event, outcome, ...rest, network };
    this.metrics.count('bearings_security_events_total', { event, outcome });
    if (outcome === 'ok') this.lines.info(line, 'security event');
    else this.lines.warn(line, 'security event');
  }

  private hash(network: string): string {
    return createHmac('sha256', this.key).update(network).digest('base64url').slice(0, 22);
  }
}
