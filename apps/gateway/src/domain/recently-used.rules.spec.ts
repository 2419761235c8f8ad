import { describe, expect, it } from '@jest/globals';
import { RecentlyUsed } from './recently-used.rules.ts';

describe('what was used recently', () => {
  it('stays; the value that was not used for the longest time goes', () => {
    const recent = new RecentlyUsed<string, number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    expect(recent.get('a')).toBe(1);
    recent.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([1, undefined, 3]);
    recent.set('a', 4);
    expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([4, undefined, 3]);
  });

  it('can be deleted', () => {
    const recent = new RecentlyUsed<string, number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    recent.delete('a');
    expect([recent.get('a'), recent.get('b')]).toEqual([undefined, 2]);
    recent.clear();
    expect(recent.get('b')).toBeUndefined();
  });
});
