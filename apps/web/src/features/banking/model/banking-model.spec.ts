import { describe, expect, it } from '@jest/globals';
import { isRoutingChecksumRight } from '@groundwork/contracts';
import { bankOf, knownRoutingNumbers } from './known-banks.ts';
import { routingNote } from './routing-note.ts';

describe('a routing number', () => {
  it('of a known bank names it', () => {
    expect(bankOf('021000021')).toBe('JPMorgan Chase');
    expect(routingNote('0210-0002 1')).toEqual({ tone: 'good', text: 'A routing number of JPMorgan Chase' });
  });

  it('with a wrong check digit is warned about, not refused', () => {
    expect(routingNote('021000022')).toMatchObject({ tone: 'warn' });
  });

  it('says nothing while it is typed, or where the bank is not known', () => {
    expect(routingNote('02100002')).toBeNull();
    expect(routingNote('111000012')).toBeNull();
  });

  it('stands in the table only with a right check digit, and once', () => {
    expect(knownRoutingNumbers.filter((number) => !isRoutingChecksumRight(number))).toEqual([]);
    expect(new Set(knownRoutingNumbers).size).toBe(knownRoutingNumbers.length);
  });
});
