import { describe, expect, it } from '@jest/globals';
import { problemOfReason } from './rejection-reason.ts';

describe('the reason of a rejection', () => {
  it('is asked for', () => {
    expect(problemOfReason(' \n')).toBe('Say why: the owner reads it.');
  });

  it('has at most 1000 characters, an emoji being one', () => {
    expect(problemOfReason('🦊'.repeat(1000))).toBeNull();
    expect(problemOfReason('🦊'.repeat(1001))).toBe('Use 1,000 characters or fewer');
  });
});
