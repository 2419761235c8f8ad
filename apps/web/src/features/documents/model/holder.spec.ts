import { describe, expect, it } from '@jest/globals';
import type { DocumentHolder, DocumentView } from '@groundwork/contracts';
import { words } from '../holder.wording.ts';
import { holderNote, isHolderOpen, questionOfHolder } from './holder.ts';

const question = 'This document is in the name of Cedar Lane LLC. Is it yours?';
const documentOf = (holder: Partial<DocumentHolder> | null, more: Partial<DocumentView> = {}) => ({
  status: 'processed' as const,
  holder: holder && { printed: 'Cedar Lane LLC', match: 'other' as const, answer: null, ...holder },
  ...more,
});

describe('the question whose document it is', () => {
  it.each([
    ['is open for another name', documentOf({}), question, words.open],
    [
      'has the answer of a former name',
      documentOf({ answer: 'former-name' }),
      question,
      words.answered['former-name'],
    ],
    [
      'has an answer for a name that became hers',
      documentOf({ match: 'same', answer: 'former-name' }),
      question,
      words.answered['former-name'],
    ],
    [
      'has the answer of another business',
      documentOf({ answer: 'other-business' }),
      question,
      words.answered['other-business'],
    ],
    ['is missing for her name', documentOf({ match: 'same' }), null, null],
    ['is missing without a name', documentOf({ match: 'none', printed: null }), null, null],
    ['is missing before the reading', documentOf(null), null, null],
    ['waits for the reading', documentOf({}, { status: 'pending' }), null, null],
    ['is missing for a sample', documentOf({}, { isSample: true }), null, words.sample],
    ['is missing for her sample', documentOf({ match: 'same' }, { isSample: true }), null, null],
  ])('%s', (_, document, open, note) => {
    expect(questionOfHolder(document)).toBe(open);
    expect(holderNote(document)).toBe(note);
    expect(isHolderOpen(document)).toBe(note === words.open);
  });
});
