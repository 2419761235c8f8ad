import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isLong, someOf } from '@groundwork/test-data/cases';
import { zero } from '../../papers/judge.ts';
import { storedPapers } from '../../papers/open-half.ts';
import { printResults } from '../../papers/results.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the papers', () => {
  it('are drawn without the rules that read them', () => {
    const folder = 'papers/layouts';
    const layouts = readdirSync(join(root, folder)).map((file) => read(`${folder}/${file}`));
    expect(layouts.length).toBeGreaterThan(50);
    expect(layouts.filter((source) => /engine|\blibs\//.test(source))).toEqual([]);
  });

  it('are left out of the checks of daily work', () => {
    for (const file of ['.prettierignore', '.rgignore']) expect(read(file)).toMatch(/^\/?papers\/?$/m);
    expect(read('eslint.config.mjs')).toContain("'papers/**',");
  });

  it('are read to an eighth, and in a long run all of them', () => {
    const [all, some] = [storedPapers(), someOf(storedPapers())];
    expect(all.length).toBeGreaterThan(400);
    expect(some.length / all.length).toBeCloseTo(isLong ? 1 : 1 / 8, 1);
  });
});

const printed: string[] = [];
const note = (text: unknown) => {
  printed.push(typeof text === 'string' ? text : JSON.stringify(text));
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the papers of the locked half', () => {
  it('are printed as totals, and never with a fault', () => {
    jest.spyOn(console, 'table').mockImplementation(note);
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      note(text);
      return true;
    });
    const resultOf = (fault: string) => ({
      ...{ counts: { ...zero, papers: 4, kinds: 3 }, notReadYet: [], stated: [] },
      faults: [`${fault}: deposits 12, it is 21`],
    });
    const byGroup = new Map([
      ['open', resultOf('an-open-paper')],
      ['locked', resultOf('a-locked-paper')],
    ] as const);
    printResults(new Map([['born-digital', byGroup]]));
    const text = printed.join('\n');
    expect(text).toContain('"locked":"0.750 (3 of 4)"');
    expect(text).toContain('an-open-paper: deposits 12, it is 21');
    expect(text).not.toContain('a-locked-paper');
  });
});
