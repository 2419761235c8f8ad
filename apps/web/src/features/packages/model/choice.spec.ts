import { expect, it } from '@jest/globals';
import { packageChoice, shareConsentVersion } from '@groundwork/contracts';
import { allChosen, choiceOf, isEnclosable, numberLabel, toggled } from './choice.ts';

const documents = ['0198c1de-0000-4000-8000-000000000011'];

it('a choice is valid, with the consent text only if a number is open', () => {
  const masked = choiceOf({ ...allChosen, title: ' A file ', documents });
  expect(packageChoice.parse(masked)).toEqual(masked);
  expect(masked).toMatchObject({ title: 'A file', lenderName: null, consentText: null });
  const open = choiceOf({ ...allChosen, title: 'A file', lender: 'First Bank', open: ['ein'] });
  expect(open).toMatchObject({ lenderName: 'First Bank', open: ['ein'], consentText: shareConsentVersion });
});

it('toggles a part on and off', () => {
  expect(toggled(['score', 'debts'], 'score')).toEqual(['debts']);
  expect(toggled(['debts'], 'score')).toEqual(['debts', 'score']);
});

it('only a document with an ended analysis is enclosable', () => {
  const statuses = ['pending', 'processing', 'processed', 'verified', 'rejected', 'failed'] as const;
  expect(statuses.filter((status) => isEnclosable({ status }))).toEqual(['processed', 'verified']);
});

it('names a number, and an account by its last digits', () => {
  expect(numberLabel('ssn', '***-**-6789')).toBe('Social Security number');
  expect(numberLabel(`accountNumber:${documents[0]}`, '****6789')).toBe('account number ****6789');
});
