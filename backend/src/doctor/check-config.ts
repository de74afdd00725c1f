import type { Config } from '../config/config.js';
import { isLoopbackHost } from '../config/connections.js';
import { isLiveMode } from '../config/payment-config.js';
import { adviceFinding, type Finding, okFinding, problemFinding } from './finding.js';

/** Checks the parsed variables for settings that are valid but probably unintended. */
export function checkConfig(config: Config): Finding[] {
  const { http, payment, mail, production } = config;
  const findings: Finding[] = [];
  if (!production) {
    findings.push(adviceFinding('NODE_ENV is not production: demo and sandbox are possible.'));
  }
  if (production && !http.publicUrl.startsWith('https://')) {
    findings.push(problemFinding('PUBLIC_URL does not start with https://, so cookies are sent without encryption.'));
  }
  if (production && http.trustProxy === false) {
    findings.push(adviceFinding('TRUST_PROXY is not set: behind a gateway all callers share one throttle.'));
  }
  if (production && config.serverTls === null && !isLoopbackHost(http.host)) {
    findings.push(
      adviceFinding(`HOST is ${http.host} without TLS_CERT_FILE: calls from the gateway are not encrypted.`),
    );
  }
  if (payment.kind === 'unavailable') {
    findings.push(problemFinding(`Nothing can be sold: ${payment.reason}.`));
  }
  if (production && payment.kind === 'live' && !isLiveMode(payment)) {
    findings.push(adviceFinding('The keys of Stripe are of test mode: no money is taken.'));
  }
  if (mail.kind === 'none') {
    findings.push(problemFinding('No email is sent: set SMTP_URL and MAIL_FROM.'));
  }
  if (production && mail.kind === 'folder') {
    findings.push(problemFinding('Emails only become files in DATA_DIR: set SMTP_URL and MAIL_FROM.'));
  }
  if (config.metricsPort === null) {
    findings.push(adviceFinding('METRICS_PORT is not set, so no alert can see this process.'));
  }
  return [okFinding('The variables can be read.'), ...findings];
}
