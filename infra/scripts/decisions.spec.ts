import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const folder = join(import.meta.dirname, '../../docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');

const files = readdirSync(folder)
  .filter((name) => /^\d{4}-.+\.md$/.test(name))
  .sort();
const numberOf = (file: string) => Number(file.slice(0, 4));
const headingOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n')[0];

/** The rows of the index: number, file, title. */
const rowsIn = (page: string) =>
  [...page.matchAll(/^\| \[(\d+)\]\(([^)]+)\)\s*\| (.*?)\s*\|$/gm)].map(
    ([, number = '', file = '', title = '']) => ({ number: Number(number), file, title }),
  );

const mostLines = 60;

describe('a decision record', () => {
  it(`has at most ${mostLines} lines`, () => {
    const lines = files.map((file) => [file, readFileSync(join(folder, file), 'utf8').trimEnd()] as const);
    expect(lines.filter(([, text]) => text.split('\n').length > mostLines).map(([file]) => file)).toEqual([]);
  });
});

describe('the index of decision records', () => {
  const rows = rowsIn(index);

  it('lists each record exactly once', () => {
    expect(rows.map(({ file }) => file).sort()).toEqual(files);
  });

  it('shows the number and the title of each record', () => {
    const columns = rows.map(({ file, number, title }) => [file, `# ${number} · ${title}`]);
    expect(columns).toEqual(rows.map(({ file }) => [file, headingOf(file)]));
  });

  it('has one record for each number', () => {
    expect(new Set(files.map(numberOf)).size).toBe(files.length);
  });

  it('explains only numbers without a record', () => {
    const [, explained = ''] =
      /No commit contains a record with these numbers: ([\d,\s]+)\./.exec(index) ?? [];
    const missing = explained.split(',').map(Number);
    expect(missing.length).toBeGreaterThan(3);
    expect(missing.filter((number) => files.map(numberOf).includes(number))).toEqual([]);
  });
});
