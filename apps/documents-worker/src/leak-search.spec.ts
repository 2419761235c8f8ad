import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LeakFigures, searchLeaks } from '../testing/leak-search/search-leaks.ts';
import { RunningPackages } from '../testing/running-packages.ts';

let packages: RunningPackages;
let result: LeakFigures;
beforeAll(async () => {
  packages = await RunningPackages.start();
  result = await searchLeaks(packages, 16);
}, 300_000);
afterAll(() => packages.stop());

describe('a package of documents in many layouts', () => {
  it('has no number of the owner in any byte', () => {
    expect(result).toMatchObject({ documents: 16, leaks: [] });
    expect(result.texts).toBeGreaterThan(100);
  });

  it('has each digit of a number covered in its pictures, except on pages that wait for the owner', () => {
    expect(result.uncovered).toEqual([]);
    expect(result.digits.born).toBeGreaterThan(300);
    expect(result.looks.pages).toBe(3);
    expect(result.looks.uncovered).toBeGreaterThan(0);
  });

  it('has amounts and dates in its text layers', () => {
    expect(result.unreadable).toEqual([]);
  });
});
