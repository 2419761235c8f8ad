import { describe, expect, it } from '@jest/globals';
import { createUnsentAnswers, draftOfUnsent } from './unsent-answers.ts';

describe('the answers that wait to be sent', () => {
  it('are stored with the values that they replace, without an SSN or EIN', () => {
    const unsent = { ssn: '531-20-7781', ein: '98-7654321', netProfitMargin: 4, industryType: 'Retail' };
    const base = { ssn: '***-**-8842', netProfitMargin: 3, industryType: '', ebitda: 7 };
    expect(draftOfUnsent(unsent, base)).toEqual({
      values: { netProfitMargin: 4, industryType: 'Retail' },
      base: { netProfitMargin: 3, industryType: '' },
      withheld: [],
    });
  });

  it('are not stored if all of them are sensitive', () => {
    expect(draftOfUnsent({ ssn: '531-20-7781' }, {})).toBeNull();
    expect(draftOfUnsent({}, { netProfitMargin: 3 })).toBeNull();
  });

  it('wait in the page where the browser has no storage', () => {
    const answers = createUnsentAnswers('u1');
    expect([answers.load(), answers.base]).toEqual([{}, {}]);
    for (const unsent of [{ netProfitMargin: 4 }, { ssn: '531-20-7781' }]) {
      answers.store(unsent, {});
      expect(answers.load()).toEqual(unsent);
    }
  });
});
