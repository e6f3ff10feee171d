import { expect, it } from 'vitest';
import { clientNetwork } from './clientNetwork.ts';

it('is the address itself in IPv4', () => {
  expect(clientNetwork('198.51.100.7')).toBe('198.51.100.7');
  expect(clientNetwork('::ffff:198.51.100.7')).toBe('198.51.100.7');
});

it('is the /64 in IPv6, however the address is written', () => {
  const spellings = ['2001:db8::1', '2001:DB8:0:0:ffff::2', '2001:0db8:0000:0000:1:2:3:4'];
  expect(spellings.map(clientNetwork)).toEqual(Array.from(spellings, () => '2001:db8:0:0'));
  expect(clientNetwork('2001:db8:0:1::1')).toBe('2001:db8:0:1');
  expect(clientNetwork('::1')).toBe('0:0:0:0');
});
