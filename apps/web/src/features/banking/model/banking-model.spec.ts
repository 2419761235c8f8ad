import { describe, expect, it } from '@jest/globals';
import { isRoutingChecksumRight } from '@groundwork/contracts';
import { findBankName, listedRoutingNumbers } from './bank-directory.ts';
import { routingNote } from './routing-note.ts';

describe('a routing number', () => {
  it('names the bank that uses it', () => {
    expect(findBankName('021000021')).toBe('JPMorgan Chase');
    expect(routingNote('0210-0002 1')).toEqual({
      tone: 'good',
      text: 'JPMorgan Chase uses this routing number.',
    });
  });

  it('has a warning if its check digit is wrong', () => {
    expect(routingNote('021000022')).toMatchObject({ tone: 'warn' });
  });

  it('has a warning if the bank that the owner entered is another one', () => {
    expect(routingNote('021000021', 'Wells Fargo')).toEqual({
      tone: 'warn',
      text: 'This routing number belongs to JPMorgan Chase, not to Wells Fargo. Compare both with a check.',
    });
    expect(routingNote('021000021', ' Wells Fargo ')?.text).toMatch(/not to Wells Fargo\. /);
    expect(routingNote('021000021', ' chase bank ')).toMatchObject({ tone: 'good' });
    expect(routingNote('021000021', 'JPMorgan Chase & Co.')).toMatchObject({ tone: 'good' });
    expect(routingNote('021000089', 'Citi')).toMatchObject({ tone: 'good' });
    expect(routingNote('111000012', 'Wells Fargo')).toBeNull();
  });

  it('has no note while it is incomplete or its bank is unlisted', () => {
    expect(routingNote('02100002')).toBeNull();
    expect([routingNote('0210000211'), routingNote('021000021x')]).toEqual([null, null]);
    expect(routingNote('x021000021')).toBeNull();
    expect(routingNote('111000012')).toBeNull();
  });

  it('is in the directory once and with a correct check digit', () => {
    expect(listedRoutingNumbers.filter((number) => !isRoutingChecksumRight(number))).toEqual([]);
    expect(new Set(listedRoutingNumbers).size).toBe(listedRoutingNumbers.length);
  });
});
