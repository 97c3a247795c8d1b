import { isIPv6 } from 'node:net';

/** An IPv6 customer usually gets a /64, which is the first four of the eight groups. */
const NETWORK_GROUPS = 4;
/** The widest that one customer gets is a /48, which is the first three. Others share one with thousands of people. */
const WIDER_GROUPS = 3;
/** All networks of a wider one together may do this many times as much as one of them. */
export const WIDER_FACTOR = 16;

/**
 * The key for limits per address: an IPv4 address, or the first half of an IPv6 address. Counting individual IPv6
 * addresses would be pointless: one customer has billions. The same network always has the same key, however its
 * addresses are written.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number];
  // A server that listens for both kinds of addresses sees an IPv4 address as ::ffff:192.0.2.7.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::`;
}

/**
 * The wider network that a network is part of; null for an IPv4 address. Someone with a /48 has 65,536 networks, so there
 * are limits for all of them together.
 */
export function widerNetworkOf(network: string): string | null {
  if (!network.endsWith('::')) return null;
  return `${network.split(':').slice(0, WIDER_GROUPS).join(':')}::/48`;
}

/** The most that may belong to one customer, for what must not be repeated from several networks of theirs. */
export function widestNetworkOf(network: string): string {
  return widerNetworkOf(network) ?? network;
}

export function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === '0:0:0:0::';
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  // URLs have only one way to write an address.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = shortest.split('::');
  const [first, last] = [head, tail].map((groups) => groups.split(':').filter((group) => group !== ''));
  const missing = Array<string>(8 - first!.length - last!.length).fill('0');
  return [...first!, ...missing, ...last!];
}
