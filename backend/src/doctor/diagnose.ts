import type { Config } from '../config/config.js';
import { ConfigError } from '../config/config-error.js';
import { checkConfig } from './check-config.js';
import { checkCertificates } from './check-certificates.js';
import { checkDatabase } from './check-database.js';
import { checkRates } from './check-rates.js';
import { checkMail, checkModel, checkRedis, checkStorage } from './check-services.js';
import { checkSite, checkWebhook } from './check-site.js';
import { type Finding, problemFinding } from './finding.js';

/**
 * Runs all checks of a deployment, with the configuration of one of its processes. Changes nothing in the deployment.
 */
export async function diagnose(load: () => Config): Promise<Finding[]> {
  try {
    const config = load();
    const checks = [checkDatabase, checkRedis, checkSite, checkWebhook, checkMail, checkModel];
    const found = await Promise.all([...checks, checkStorage, checkCertificates].map((check) => check(config)));
    return [...checkConfig(config), ...checkRates(new Date()), ...found.flat()];
  } catch (error) {
    if (error instanceof ConfigError) return [problemFinding(error.message)];
    throw error;
  }
}
