import { describe, expect, it } from '@jest/globals';
import { consentText } from './share-consent-texts.ts';

describe('a consent about a lender file', () => {
  it.each([
    ['ssn', 'Shows your Social Security number'],
    ['accountNumber:0198c1de-0000-7000-8000-000000000001', 'Shows your account number'],
    ['original:0198c1de-0000-7000-8000-000000000001', 'Encloses a document unmasked'],
  ])('names %s as %s', (what, text) => {
    expect(consentText(what)).toBe(text);
  });
});
