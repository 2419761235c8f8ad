import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { someOf } from '@groundwork/test-data/cases';
import { judgeText } from './judge.ts';
import { storedPapers } from './open-half.ts';

const remainingFaults = JSON.parse(
  readFileSync(join(import.meta.dirname, 'open-half.faults.json'), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

/** `npm run papers:record` stores their words and truth again. */
describe('the reading of the open half', () => {
  it.each(someOf(storedPapers()).map((paper) => [paper.name, paper] as const))(
    'has no other fault: %s',
    (name, paper) => {
      const { faults } = judgeText(paper, paper);
      const remaining = remainingFaults[name] ?? [];
      expect(faults.map((fault) => fault.replace(`${name}: `, ''))).toEqual(remaining);
    },
  );
});
