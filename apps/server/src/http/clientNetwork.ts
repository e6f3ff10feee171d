import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
/** A household owns a whole /64: four groups. */
const NETWORK_GROUPS = 4;
const IPV4_MAPPED = /^::ffff:(?=\d+\.)/i;
const HEXADECIMAL = 16;

/** The network that limits count by: the address in IPv4, the /64 in IPv6, which one client can fill with addresses. */
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
