import { describe, expect, it } from '@jest/globals';
import { hashOfPapers, pinnedHash } from './pin.ts';

const isPinned = 'the papers are pinned';
const advice = 'The papers have changed. Undo the change, or decide for it with "npm run papers:pin".';

describe('the papers', () => {
  it('are those that papers.sha256 pins', () => {
    expect(hashOfPapers() === pinnedHash() ? isPinned : advice).toBe(isPinned);
  });
});
