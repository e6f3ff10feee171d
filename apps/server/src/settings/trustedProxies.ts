import { BlockList, isIP } from 'node:net';

/**
 * Proxies in front whose `X-Forwarded-*` headers are trusted: how many there are, or their addresses (IPs and CIDRs).
 */
export type TrustedProxies = number | readonly string[];

const MOST_HOPS = 10;
const BITS = { 4: 32, 6: 128 } as const;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= BITS[version as 4 | 6]);
}

/** Reads `off`, a number of hops, or a comma-separated list of addresses; throws for everything else. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (['0', 'off', 'false'].includes(text)) return undefined;
  if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (!addresses.every(isAddress)) throw new RangeError(`Neither a number of hops nor addresses: ${text}`);
  return addresses;
}

/** Whether the address that is `hop` steps from the server belongs to a trusted proxy. */
export type IsTrusted = (address: string, hop: number) => boolean;

export function createIsTrusted(proxies: TrustedProxies | undefined): IsTrusted {
  if (proxies === undefined) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const text of proxies) {
    const [address = '', bits] = text.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
