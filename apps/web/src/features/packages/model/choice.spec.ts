import { expect, it } from '@jest/globals';
import { type DocumentId, packageChoice, shareConsentVersion } from '@groundwork/contracts';
import { allChosen, choiceOf, isEnclosable, numberLabel, toggled } from './choice.ts';

const documents = ['0198c1de-0000-4000-8000-000000000011' as DocumentId];

it('a choice is valid, with the consent text only if a number is open', () => {
  const masked = choiceOf({ ...allChosen, title: ' A file ', documents });
  expect(packageChoice.parse(masked)).toEqual(masked);
  expect(masked).toMatchObject({ title: 'A file', lenderName: null, consentText: null });
  const open = choiceOf({ ...allChosen, title: 'A file', lender: 'First Bank', open: ['ein'] });
  expect(open).toMatchObject({ lenderName: 'First Bank', open: ['ein'], consentText: shareConsentVersion });
});

it('an original is a consent of its own, and only of a chosen document', () => {
  const chosen = { ...allChosen, title: 'A file', originals: documents };
  expect(choiceOf({ ...chosen, documents })).toMatchObject({
    originals: documents,
    consentText: shareConsentVersion,
  });
  expect(choiceOf(chosen)).toMatchObject({ originals: [], consentText: null });
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
