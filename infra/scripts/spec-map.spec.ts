import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const map = readFileSync(join(root, 'docs/spec-map.md'), 'utf8');

interface Row {
  section: string;
  id: string;
  line: string;
  tests: string;
}

// Rows may only be added: the specification does not shrink.
const linesBySection = { '2': 73, '4': 33, '5': 21, '6': 6, '7': 25, '8': 23, '9': 28 };

function readRows(markdown: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const text of markdown.split('\n')) {
    section = /^## (\d+) · \S/.exec(text)?.[1] ?? section;
    if (!text.startsWith('|') || /^\|\s*(-{3,}|id )/.test(text)) continue;
    const cells = /^\| (\d+\.[a-z]+\.\d+) +\| ([^|]*\S) +\| ([^|]*\S) +\|$/.exec(text);
    if (!cells) throw new Error(`Not a row of id, line and test: ${text}`);
    const [, id = '', line = '', tests = ''] = cells;
    rows.push({ section, id, line, tests });
  }
  return rows;
}

const partOf = (id: string) => id.slice(0, id.lastIndexOf('.'));

type ReadTest = (file: string) => string | undefined;
const readTest: ReadTest = (file) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function faultIn(reference: string, read: ReadTest): string | null {
  const [, file = '', name = ''] = /^`([^`]+\.spec\.tsx?)` › (\S.*)$/.exec(reference.trim()) ?? [];
  if (file === '') return `not written as a file and a test's name: ${reference}`;
  const source = read(file);
  if (source === undefined) return `no such file: ${file}`;
  const asTest = new RegExp(`\\b(it|test)\\b[^;]*?\\(\\s*(['"\`])${escaped(name)}\\2`);
  return asTest.test(source.replaceAll("\\'", "'")) ? null : `${file} has no test named: ${name}`;
}

const faultsOf = ({ tests }: Row, read: ReadTest): string[] =>
  tests === '`open`' ? [] : tests.split('<br>').flatMap((reference) => faultIn(reference, read) ?? []);

describe('the specification map', () => {
  const rows = readRows(map);

  it('lists every line of the specification under its section', () => {
    const counts: Record<string, number> = {};
    for (const { section } of rows) counts[section] = (counts[section] ?? 0) + 1;
    expect(counts).toEqual(linesBySection);
    expect(rows.filter(({ section, id }) => !id.startsWith(`${section}.`))).toEqual([]);
  });

  it('numbers the lines of each part from 1 without a gap or a repetition', () => {
    const next: Record<string, number> = {};
    const expected = rows.map(({ id }) => {
      const part = partOf(id);
      next[part] = (next[part] ?? 0) + 1;
      return `${part}.${next[part]}`;
    });
    expect(rows.map(({ id }) => id)).toEqual(expected);
  });

  it('has no line twice within a part', () => {
    const lines = rows.map(({ id, line }) => `${partOf(id)}: ${line}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('names only tests that exist', () => {
    expect(rows.flatMap((row) => faultsOf(row, readTest).map((fault) => `${row.id}: ${fault}`))).toEqual([]);
    const open = rows.filter(({ tests }) => tests === '`open`').length;
    process.stdout.write(`Specification map: ${open} of ${rows.length} lines are open.\n`);
  });
});

describe.each([
  ['docs/lenders-map.md', ['1', '2', '3', '4', '5', '6', '7']],
  ['docs/figures-map.md', ['1', '2', '3', '4', '5', '6', '7', '8', '10', '11']],
  ['docs/carry-map.md', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  ['docs/reading-map.md', ['1', '2', '3', '4', '5', '6', '7']],
  ['docs/screens-map.md', ['1', '2', '3', '4']],
  ['docs/attack-map.md', ['1', '2', '3']],
  ['docs/lender-file-map.md', ['1', '2', '3', '4', '5', '6', '7']],
  ['docs/people-map.md', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '13']],
])('the map %s', (file, sections) => {
  const rows = readRows(readFileSync(join(root, file), 'utf8'));

  it('has the sections of the contract, and each line once', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections);
    expect(rows.filter(({ section, id }) => !id.startsWith(`${section}.`))).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('names only tests that exist', () => {
    expect(rows.flatMap((row) => faultsOf(row, readTest).map((fault) => `${row.id}: ${fault}`))).toEqual([]);
  });
});

describe('the tables of the security pages', () => {
  it.each(['docs/security.md', 'docs/asvs.md'])('name only tests that exist: %s', (file) => {
    const page = readFileSync(join(root, file), 'utf8');
    const lines = page.split('\n').filter((line) => line.startsWith('|'));
    const parts = lines.flatMap((line) => line.split(/\||<br>/)).filter((part) => part.includes('.spec.'));
    expect(parts.length).toBeGreaterThan(60);
    expect(page).not.toMatch(/\bplanned\b|\bTODO\b/i);
    expect(parts.flatMap((part) => faultIn(part, readTest) ?? [])).toEqual([]);
  });
});

describe('the check of a reference', () => {
  const read: ReadTest = (file) =>
    file === 'apps/web/a.spec.ts'
      ? "it('shows the owner\\'s name', () => {});\nit.each(rows)('%s', run);"
      : undefined;
  const row = (tests: string): Row => ({ section: '2', id: '2.a.1', line: 'a line', tests });

  it.each([
    ["`apps/web/a.spec.ts` › shows the owner's name", []],
    ['`apps/web/a.spec.ts` › %s', []],
    ['`open`', []],
    ['`apps/web/a.spec.ts` › shows', ['apps/web/a.spec.ts has no test named: shows']],
    ['`apps/web/b.spec.ts` › shows', ['no such file: apps/web/b.spec.ts']],
    ['`apps/web/a.ts` › shows', ["not written as a file and a test's name: `apps/web/a.ts` › shows"]],
    ['later', ["not written as a file and a test's name: later"]],
    ['`apps/web/a.spec.ts` › %s<br>`b.spec.ts` › x', ['no such file: b.spec.ts']],
  ])('%s', (tests, faults) => {
    expect(faultsOf(row(tests), read)).toEqual(faults);
  });

  it('rejects a row without a test cell', () => {
    expect(() => readRows('## 2 · Screens\n| 2.a.1 | a line |')).toThrow('Not a row of id, line and test');
  });
});
