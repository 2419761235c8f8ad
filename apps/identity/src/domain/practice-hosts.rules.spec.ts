import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@groundwork/contracts';
import { isServerList } from '../dns/dns-servers.adapter.ts';
import { isHostList, isListed } from './practice-hosts.rules.ts';

const own = '018f0000-0000-7000-8000-000000000001' as PracticeId;
const other = '018f0000-0000-7000-8000-000000000002' as PracticeId;

describe('the hosts of practices that an operator lists', () => {
  it.each(['', 'funding.example.com', ` a.example , b.example=${own}, c.example = ${own}`])(
    'may be "%s"',
    (list) => {
      expect(isHostList(list)).toBe(true);
    },
  );

  it.each([
    'localhost',
    'https://a.example',
    'a.example:80',
    '10.0.0.1',
    'a.example=x',
    `a.example=${own}=1`,
  ])('may not be "%s"', (list) => {
    expect(isHostList(list)).toBe(false);
  });

  it('are for any practice, or for the one that the entry names', () => {
    const list = `a.example, b.example = ${own}`;
    expect(isListed(list, 'a.example', other)).toBe(true);
    expect(isListed(list, 'b.example', own)).toBe(true);
    expect(isListed(list, 'b.example', other)).toBe(false);
    expect(isListed(list, 'c.example', own)).toBe(false);
    expect(isListed('', 'a.example', own)).toBe(false);
  });
});

describe('the DNS servers', () => {
  it.each(['', '127.0.0.1', '127.0.0.1:5353, 10.0.0.2', '::1', '[::1]:53'])('may be "%s"', (list) => {
    expect(isServerList(list)).toBe(true);
  });

  it.each(['dns.example.com', '127.0.0.1:port', '300.0.0.1', '1.2.3.4:65536', '[:::]:53'])(
    'may not be "%s"',
    (list) => {
      expect(isServerList(list)).toBe(false);
    },
  );
});
