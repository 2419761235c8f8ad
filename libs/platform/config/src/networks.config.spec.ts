import { describe, expect, it } from '@jest/globals';
import { networksIn, networkList, networksOf } from './networks.config.ts';

describe('a list of networks', () => {
  it.each([
    '',
    ' ',
    '127.0.0.1',
    '10.0.0.0/8, 192.168.1.0/24',
    '::1',
    'fd00::/8,127.0.0.1/32',
    '10.0.0.0/8,',
  ])('may be "%s"', (list) => {
    expect(networkList.safeParse(list).success).toBe(true);
  });

  it.each(['everything', '10.0.0.0/33', '::1/129', '10.0.0/8', '10.0.0.0/8/8', '10.0.0.0/x', '10.0.0.0/'])(
    'may not be "%s"',
    (list) => {
      expect(networkList.safeParse(list).success).toBe(false);
    },
  );

  it.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    // Node reports an IPv4 caller of a dual-stack socket like this.
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['fd00::/8, ::1', '::1', true],
    ['fd00::/8', 'fe80::1', false],
    ['', '127.0.0.1', false],
    ['0.0.0.0/0', 'no address', false],
  ])('%s: is %s in it? %s', (list, address, expected) => {
    expect(networksOf(list)(address)).toBe(expected);
  });

  it('returns its networks one by one', () => {
    expect(networksIn('10.0.0.0/8, ::1,')).toEqual(['10.0.0.0/8', '::1']);
  });
});
