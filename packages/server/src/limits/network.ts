import { isIPv6 } from 'node:net';

/** Whoever has one address of IPv6 has all that begin with the same four of its eight groups. */
const GROUPS_OF_ONE = 4;

/** By which whoever comes from an address is counted: were it the address itself, some would have as many as they like. */
export function networkOf(address: string): string {
  // An address of IPv4 in the dress of IPv6 ends as one of IPv4 does.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]!.split('::');
  const [first, last] = [head, tail].map((groups) => groups.split(':').filter((group) => group !== ''));
  const missing = Array<string>(8 - first!.length - last!.length).fill('0');
  return `${[...first!, ...missing, ...last!].slice(0, GROUPS_OF_ONE).join(':')}::`;
}
