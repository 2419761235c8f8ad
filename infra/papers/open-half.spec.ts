import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { someOf } from '@groundwork/test-data/cases';
import { judgeText } from './judge.ts';
import { openPapers, recordedTexts } from './open-half.ts';

const texts = recordedTexts();
const papers = openPapers();

const remainingFaults = JSON.parse(
  readFileSync(join(import.meta.dirname, 'open-half.faults.json'), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

/** `npm run papers:record` stores the words again. */
describe('the stored words of the open half', () => {
  it('are those of the layouts', () => {
    expect(papers.map(({ name, html }) => [name, html])).toEqual(
      Object.entries(texts).map(([name, { html }]) => [name, html]),
    );
  });
});

describe('the reading of the open half', () => {
  it.each(someOf(papers).map((paper) => [paper.name, paper] as const))(
    'has no other fault: %s',
    (name, paper) => {
      const { faults } = judgeText(paper, texts[name]!);
      const remaining = remainingFaults[name] ?? [];
      expect(faults.map((fault) => fault.replace(`${name}: `, ''))).toEqual(remaining);
    },
  );
});
