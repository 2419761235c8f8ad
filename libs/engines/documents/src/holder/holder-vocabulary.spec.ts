import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { linesFrom } from '../../testing/lines.ts';
import { printedNames } from './printed-names.ts';

const contentOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../testing/vocabulary/${name}.json`), 'utf8'));
const { reports } = contentOf('reports') as { reports: Record<string, { titles: readonly string[] }> };
const { titles: products } = contentOf('bank') as { titles: Record<string, readonly string[]> };

const firm = 'Cedar Lane LLC';
const address = ['77 Pine St', 'Boise, ID 83702'];
const bank = ['Old Mill Bank', '12 Main St', 'Salem, OR 97301'];
const day = 'For the year ended December 31, 2024';
const rows = 'Total income 501,000.00';

type Head = (title: string) => readonly string[];

function countsOf(kind: string, titles: readonly string[], head: Head, name: string | null) {
  const counts = { right: 0, missing: 0, wrong: 0 };
  for (const title of titles) {
    const names = printedNames(kind, linesFrom(head(title).join('\n')));
    const isRight = names.length === 1 && names[0] === name;
    counts[names.length === 0 ? 'missing' : isRight ? 'right' : 'wrong'] += 1;
  }
  return counts;
}

describe.each(Object.entries(reports))('the titles of a %s', (kind, { titles }) => {
  it.each<[string, Head, string | null, number]>([
    ['below the name', (title) => [firm, title, day, rows], firm, 0.95],
    ['above the name', (title) => [title, firm, day, rows], firm, 0.95],
    ['without a name', (title) => [title, day, rows], null, 0],
  ])('are no name: %s', (_, head, name, least) => {
    const { right, wrong } = countsOf(kind, titles, head, name);
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThanOrEqual(titles.length * least);
  });
});

describe.each(Object.entries(products))('the products of a %s', (kind, titles) => {
  it.each<[string, Head, string | null, number]>([
    ['above the address', (title) => [...bank, title, firm, ...address], firm, 1],
    ['in the address', (title) => [...bank, firm, title, ...address], firm, 0],
    ['without a name', (title) => [...bank, title, 'Account number 123456789'], null, 0],
  ])('are no name: %s', (_, head, name, least) => {
    const { right, wrong } = countsOf(kind, titles, head, name);
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThanOrEqual(titles.length * least);
  });
});
