import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@groundwork/contracts';
import { isListed } from './practice-hosts.rules.ts';

const own = '018f0000-0000-7000-8000-000000000001' as PracticeId;
const other = '018f0000-0000-7000-8000-000000000002' as PracticeId;

describe('the hosts of practices that an operator lists', () => {
  it('are for any practice, or for the one that the entry names', () => {
    const list = `a.example, b.example = ${own}`;
    expect(isListed(list, 'a.example', other)).toBe(true);
    expect(isListed(list, 'b.example', own)).toBe(true);
    expect(isListed(list, 'b.example', other)).toBe(false);
    expect(isListed(list, 'c.example', own)).toBe(false);
    expect(isListed('', 'a.example', own)).toBe(false);
  });
});
