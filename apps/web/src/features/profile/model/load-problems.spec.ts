import { expect, it } from '@jest/globals';
import { fieldOf } from '#shared/profile/fields.ts';
import { loadProblems } from './load-problems.ts';

it('the rules of a profile load with the first check', async () => {
  const rules = await loadProblems();
  expect(rules?.problemOf(fieldOf('ebitda')!, 'twelve')).toBe('Enter a number');
});
