import { isIPv6 } from 'node:net';

/** An IPv6 customer usually gets a /64, which is the first four of the eight groups. */
const NETWORK_GROUPS = 4;

/** The key for limits per address. Counting individual IPv6 addresses would be pointless: one customer has billions. */
export function networkOf(address: string): string {
  // IPv4, including addresses mapped into IPv6, such as ::ffff:192.0.2.7.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]!.split('::');
  const [first, last] = [head, tail].map((groups) => groups.split(':').filter((group) => group !== ''));
  const missing = Array<string>(8 - first!.length - last!.length).fill('0');
  return `${[...first!, ...missing, ...last!].slice(0, NETWORK_GROUPS).join(':')}::`;
}
