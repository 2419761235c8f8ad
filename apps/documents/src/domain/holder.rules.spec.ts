import { describe, expect, it } from '@jest/globals';
import type { DocumentHolder } from '@groundwork/contracts';
import { answerAfterReading, holderOfDocument, isSameHolder, withAnswer } from './holder.rules.ts';

const holderOf = (more: Partial<DocumentHolder> = {}): DocumentHolder => ({
  printed: 'Pine Street Inc',
  match: 'other',
  answer: null,
  ...more,
});
const owner = { fullName: 'Maya Reyes', legalBusinessName: 'Cedar Lane LLC' };
const read = (printedNames: string[], holder: DocumentHolder | null = null) => ({ printedNames, holder });

describe('the holder of a document', () => {
  it.each<[string, string[], DocumentHolder]>([
    ['has no name', [], holderOf({ printed: null, match: 'none' })],
    ['is the owner', ['Reyes, Maya'], holderOf({ printed: 'Reyes, Maya', match: 'same' })],
    ['is another one', ['Pine Street Inc'], holderOf()],
    ['is shown by the name that is not hers', ['Maya Reyes', 'Pine Street Inc'], holderOf()],
  ])('%s', (_, names, holder) => {
    expect(holderOfDocument(read(names), owner)).toEqual(holder);
  });

  it('is the owner under a former name, with her answer', () => {
    const before = read(['Pine Street Inc'], holderOf({ answer: 'former-name' }));
    const formerNames = ['Pine Street'];
    expect(holderOfDocument(before, { ...owner, formerNames })).toEqual(
      holderOf({ match: 'same', answer: 'former-name' }),
    );
  });

  it('differs by name, match or answer', () => {
    const changes: Partial<DocumentHolder>[] = [
      { printed: 'Elm' },
      { match: 'same' },
      { answer: 'other-business' },
    ];
    expect(changes.map((change) => isSameHolder(holderOf(), holderOf(change)))).toEqual([
      false,
      false,
      false,
    ]);
    expect(isSameHolder(holderOf(), holderOf())).toBe(true);
    expect(isSameHolder(holderOf(), null)).toBe(false);
  });
});

describe('an answer', () => {
  it.each<[string, DocumentHolder]>([
    ['the open question', holderOf()],
    ['an answered one', holderOf({ answer: 'other-business' })],
    ['one about a name that is hers now', holderOf({ match: 'same', answer: 'other-business' })],
  ])('is possible for %s', (_, holder) => {
    expect(withAnswer({ holder }, 'former-name')).toEqual({ ...holder, answer: 'former-name' });
  });

  it.each<[string, DocumentHolder | null]>([
    ['a document in her name', holderOf({ match: 'same' })],
    ['a document without a name', holderOf({ match: 'none', printed: null })],
    ['a document that is not read', null],
  ])('fails for %s', (_, holder) => {
    expect(() => withAnswer({ holder }, 'former-name')).toThrow('This document isn’t in another name');
  });

  it('counts for the names that it was given about', () => {
    const before = read(['Pine Street Inc'], holderOf({ answer: 'former-name' }));
    expect(answerAfterReading(before, ['Pine Street Inc'])).toBe('former-name');
    expect(answerAfterReading(before, ['Elm Street Inc'])).toBeNull();
    expect(answerAfterReading(read(['Elm']), ['Elm'])).toBeNull();
  });
});
