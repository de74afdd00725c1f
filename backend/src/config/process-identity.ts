import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Environment } from './environment.js';

export type ServiceName = 'bearings-api' | 'bearings-worker';

/** Which process this is: in log lines, health replies, metrics, traces and the administration. */
export interface ProcessIdentity {
  service: ServiceName;
  /** The release that runs: RELEASE, or the version of the package. */
  release: string;
  /** Distinguishes processes of one service: INSTANCE, or the host's name, which is a container's or pod's own. */
  instance: string;
}

export const readIdentity = (
  env: Pick<Environment, 'RELEASE' | 'INSTANCE'>,
  service: ServiceName,
): ProcessIdentity => ({
  service,
  release: env.RELEASE ?? readPackageVersion(),
  instance: env.INSTANCE ?? hostname(),
});

function readPackageVersion(): string {
  const content: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const version: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, 'version') : null;
  if (typeof version !== 'string') throw new Error('backend/package.json has no version.');
  return version;
}
