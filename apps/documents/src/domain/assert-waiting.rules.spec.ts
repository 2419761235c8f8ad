import { describe, expect, it } from '@jest/globals';
import type { UserId } from '@groundwork/contracts';
import { readDocument } from '../../testing/sample-document.ts';
import { assertWaiting } from './assert-waiting.rules.ts';
import type { DocumentRow } from './document.model.ts';

const codeOf = (change: Partial<DocumentRow>, reviewerId = 'a reviewer' as UserId) => {
  try {
    assertWaiting({ ...readDocument, reviewRequired: true, ...change }, reviewerId);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a decision about a document', () => {
  it('needs a processed document that waits for a review', () => {
    expect(codeOf({})).toBeNull();
    expect(codeOf({ reviewRequired: false })).toBe('NOT_WAITING');
    expect(codeOf({ status: 'verified' })).toBe('NOT_WAITING');
  });

  it('is not for its owner, and not for a deleted document', () => {
    expect(codeOf({}, readDocument.userId)).toBe('OWN_DOCUMENT');
    expect(codeOf({ deletedAt: new Date('2026-11-22T00:00:00Z') })).toBe('DOCUMENT_NOT_FOUND');
  });
});
