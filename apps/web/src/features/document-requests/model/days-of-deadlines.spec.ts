import { describe, expect, it } from '@jest/globals';
import type { Deadline } from '@groundwork/contracts';
import { daysOfDeadlines } from './days-of-deadlines.ts';

const due = (on: string, title: string): Deadline => ({ kind: 'request', title, on, href: '/documents' });

const titlesOf = (deadlines: readonly Deadline[]) =>
  daysOfDeadlines(deadlines).map(({ on, deadlines: ofDay }) => [on, ...ofDay.map(({ title }) => title)]);

describe('the next deadlines', () => {
  it('are grouped by day, the earliest first', () => {
    const deadlines = [due('2026-12-01', 'a'), due('2026-12-01', 'b'), due('2026-12-04', 'c')];
    expect(titlesOf(deadlines)).toEqual([
      ['2026-12-01', 'a', 'b'],
      ['2026-12-04', 'c'],
    ]);
  });

  it('are at most five', () => {
    const deadlines = Array.from('abcdefg', (title, at) => due(`2026-12-0${at + 1}`, title));
    expect(titlesOf(deadlines).at(-1)).toEqual(['2026-12-05', 'e']);
  });

  it('are no day without a deadline', () => {
    expect(daysOfDeadlines([])).toEqual([]);
  });
});
