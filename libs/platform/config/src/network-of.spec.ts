import { describe, expect, it } from '@jest/globals';
import { networkOf, wideNetworkOf } from './network-of.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['::ffff:cb00:7107%eth0', '203.0.113.7'],
    ['::ffff:0:1', '0.0.0.1'],
    ['2001:db8:7:1::1', '2001:db8:7:1::/64'],
    ['2001:DB8:7:1:ffff:ffff:ffff:ffff', '2001:db8:7:1::/64'],
    ['2001:0db8:0007:0001:0:0:0:1', '2001:db8:7:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::ffff:1:203.0.113.7', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['no address', 'no address'],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the wide network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.255', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:7:1::1', '2001:db8:7:1::/64'],
    ['no address', 'no address'],
  ])('%s is %s', (address, network) => {
    expect(wideNetworkOf(address)).toBe(network);
  });
});
