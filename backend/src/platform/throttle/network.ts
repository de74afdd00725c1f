import { isIPv4, isIPv6 } from 'node:net';

/** What is counted for callers whose address cannot be read, so that they have a limit, too. */
const UNKNOWN_NETWORK = 'unknown';

/** The first six groups of IPv6 addresses that contain an IPv4 address: mapped, or translated by a provider (NAT64). */
const IPV4_PREFIXES: ReadonlySet<string> = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/**
 * Returns the network of an IP address, in one spelling: IPv4 as it is, also if IPv6 contains it. For IPv6, this is the
 * first half of the address (/64), because all addresses with the same first half usually belong to one customer.
 * Accepts the port, brackets and zone that some gateways add.
 */
export function toNetwork(address: string): string {
  const host = stripPort(address.trim());
  if (isIPv4(host)) return host;
  if (!isIPv6(host)) return UNKNOWN_NETWORK;
  const groups = listGroups(host);
  if (!IPV4_PREFIXES.has(groups.slice(0, 6).join(':'))) return groups.slice(0, 4).join(':');
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** Returns an address without its port, brackets and zone. */
function stripPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(address)?.[1];
  const [host = ''] = (bracketed ?? withPort ?? address).split('%');
  return host;
}

/** Returns the eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function listGroups(address: string): string[] {
  // The URL parser writes each address in one spelling, with at most one gap.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
