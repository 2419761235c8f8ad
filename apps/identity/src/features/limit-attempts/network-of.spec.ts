import { describe, expect, it } from '@jest/globals';
import { networkList, networkOf } from './network-of.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:7:1::1', '2001:db8:7:1::/64'],
    ['2001:DB8:7:1:ffff:ffff:ffff:ffff', '2001:db8:7:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['no address', 'no address'],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a list of networks', () => {
  const isListed = networkList(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);

  it.each(['10.255.0.1', '192.0.2.1', '2001:db8:1::1', '::ffff:10.0.0.1'])('has %s', (address) => {
    expect(isListed(address)).toBe(true);
  });

  it.each(['11.0.0.1', '192.0.2.2', '2001:db9::1', '::ffff:11.0.0.1', 'no address', ''])(
    'has not "%s"',
    (address) => {
      expect(isListed(address)).toBe(false);
    },
  );
});
