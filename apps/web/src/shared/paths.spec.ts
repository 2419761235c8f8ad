import { describe, expect, it } from '@jest/globals';
import { paths } from './paths.ts';

describe('the address of a page', () => {
  it('contains its query', () => {
    expect(paths.plan()).toBe('/plan');
    expect(paths.plan({ lender: 'a b&c' })).toBe('/plan?lender=a+b%26c');
    expect(paths.home({ view: 'signup' })).toBe('/?view=signup');
  });

  it('is different for each page', () => {
    const all = Object.values(paths).map((path) => path(':id' as never));
    expect(new Set(all).size).toBe(all.length);
  });
});
