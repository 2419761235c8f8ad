import { describe, expect, it } from '@jest/globals';
import { type LongFile, longValueFiles } from '@groundwork/test-data';
import { checkCriteriaDocument } from './criteria-format/check-document.ts';
import { shippedFamilies } from './families/shipped-families.ts';
import { RecordsReader } from './records/read-records.ts';
import { matchingRules } from './rulesets.ts';

const namesOf = (kind: LongFile['kind'], isWrong: (content: string) => boolean) =>
  longValueFiles()
    .filter((file) => file.kind === kind && isWrong(file.content()))
    .map(({ name }) => name);

describe('one long value in each column', () => {
  it('of loan records sets at most its own row aside', () => {
    const isWrong = (content: string) => {
      const reader = new RecordsReader();
      const isRefused = reader.push(content) !== undefined;
      reader.end();
      const isLong = reader.cells.drain().names.some(({ name }) => name.length > 200);
      return isRefused || isLong || reader.tally.rows !== 3 || reader.tally.aside > 1;
    };
    expect(namesOf('loan records CSV', isWrong)).toEqual([]);
  });

  it('of lender criteria is at most a finding, which does not repeat the value', () => {
    const context = { rules: matchingRules, families: shippedFamilies, now: '2026-11-24T00:00:00Z' };
    const isWrong = (content: string) => {
      const { errors, warnings } = checkCriteriaDocument(JSON.parse(content), context);
      return [...errors, ...warnings].some(({ path, message }) => path.length + message.length > 1000);
    };
    expect(namesOf('criteria', isWrong)).toEqual([]);
  });
});
