import { describe, expect, it } from '@jest/globals';
import { words } from '../documents.wording.ts';
import { problemOfReason } from './rejection-reason.ts';

describe('the reason of a rejection', () => {
  it('is required', () => {
    expect(problemOfReason(' \n')).toBe(words.decision.reasonRequired);
  });

  it('has at most 1000 characters, and an emoji counts as one', () => {
    expect(problemOfReason('🦊'.repeat(1000))).toBeNull();
    expect(problemOfReason('🦊'.repeat(1001))).toBe('Use 1,000 characters or fewer');
  });
});
