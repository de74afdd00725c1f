import { setTimeout as pause } from 'node:timers/promises';
import type { LinkCheck, LinkChecks } from '@bearings/report-composer';
import { checkLink } from './check-link.js';

export interface CheckOptions {
  timeoutMs: number;
  /** Number of sites that are checked in parallel; each gets one request at a time. */
  sites: number;
  /** Pause between two requests to the same site. */
  pauseMs: number;
  /** ISO date of the check, written next to each result. */
  on: string;
}

/** After this many sites without any response, this machine is treated as offline. */
const MAX_SILENT_SITES = 8;

/**
 * Checks URLs. Returns a result for each in the same order, or null if none responded, because this machine is then
 * probably offline.
 */
export async function checkLinks(addresses: readonly string[], options: CheckOptions): Promise<LinkChecks | null> {
  const waitingSites = [...groupBySite(addresses)];
  const results = new Map<string, LinkCheck>();
  let hasAnswered = false;
  let silentSites = 0;
  const work = async (): Promise<void> => {
    for (let site = waitingSites.shift(); site !== undefined; site = waitingSites.shift()) {
      if (!hasAnswered && silentSites >= MAX_SILENT_SITES) return;
      for (const [index, address] of site.entries()) {
        if (index > 0) await pause(options.pauseMs);
        const answer = await checkLink(address, options.timeoutMs);
        hasAnswered ||= answer.answered;
        results.set(address, { on: options.on, result: answer.result, detail: answer.detail });
      }
      silentSites += 1;
    }
  };
  await Promise.all(Array.from({ length: options.sites }, work));
  if (!hasAnswered) return null;
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const result = results.get(address);
      return result === undefined ? [] : [[address, result]];
    }),
  );
}

/** Groups URLs by site, in the order of the sites' first URLs. */
function groupBySite(addresses: readonly string[]): Iterable<string[]> {
  const sites = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    sites.set(host, [...(sites.get(host) ?? []), address]);
  }
  return sites.values();
}
