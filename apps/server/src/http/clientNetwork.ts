import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
/** A household has a whole /64: four groups. */
const NETWORK_GROUPS = 4;
const IPV4_MAPPED = /^::ffff:(?=\d+\.)/i;
const HEXADECIMAL = 16;

/**
 * The network that rate limits count by: the IPv4 address, or the /64 of an IPv6 address, since one client can use
 * every address in it.
 */
export function clientNetwork(ip: string): string {
  const address = ip.replace(IPV4_MAPPED, '');
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.split('::');
  const head = front.split(':').filter(Boolean);
  const tail = back === undefined ? [] : back.split(':').filter(Boolean);
  const gap = Array.from({ length: Math.max(IPV6_GROUPS - head.length - tail.length, 0) }, () => '0');
  return [...head, ...gap, ...tail]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, HEXADECIMAL).toString(HEXADECIMAL))
    .join(':');
}
