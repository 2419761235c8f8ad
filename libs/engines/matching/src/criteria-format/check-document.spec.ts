import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { families10 } from '../families/shipped-families.ts';
import { matchingRules } from '../rulesets.ts';
import { checkCriteriaDocument } from './check-document.ts';
import { criteriaSchema, mostPrograms } from './criteria-document.ts';

interface Case {
  name: string;
  document: { programs: Record<string, unknown>[] };
  expect: { path: string; code: string } | null;
}

const file = new URL('../golden/criteria-format.golden.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as { today: string; cases: Case[] };
const context = { rules: matchingRules, families: families10, now: `${golden.today}T00:00:00Z` };
const check = (document: unknown) => checkCriteriaDocument(document, context);

const minimal = () => structuredClone(golden.cases[0]?.document ?? { programs: [] });
const minimalWith = (more: Record<string, unknown>) => {
  const document = minimal();
  return { ...document, programs: document.programs.map((program) => ({ ...program, ...more })) };
};
const findingsIn = (document: unknown) => {
  const { errors, warnings } = check(document);
  return [...errors, ...warnings].map(({ path, code }) => `${code} ${path}`);
};

const id = 'https://groundwork.example/schemas/lender-criteria/v1.json';

describe.each(golden.cases)('the golden document "$name"', ({ document, expect: expected }) => {
  it('has the finding of the golden file, and no other unless it has two faults', () => {
    const all = findingsIn(document);
    const wanted = expected === null ? [] : [`${expected.code} ${expected.path}`];
    expect(all).toEqual(expect.arrayContaining(wanted));
    const isTwo = document.programs.length > 1 && expected?.code === 'RANGE';
    if (!isTwo) expect(all).toEqual(wanted);
    expect(check(document).valid).toBe(expected === null || expected.code === 'STALE');
  });
});

describe('the schema', () => {
  it('is JSON Schema 2020-12 under its address and accepts no further key', () => {
    expect(criteriaSchema(id)).toMatchObject({
      $id: id,
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      additionalProperties: false,
      properties: { programs: { minItems: 1, maxItems: mostPrograms } },
    });
  });
});

describe('a check', () => {
  it.each([null, 7, 'text', [], {}, { programs: 7 }])('of %j finds a fault and does not throw', (value) => {
    expect(check(value)).toMatchObject({ valid: false, document: null });
  });

  it('of deep nesting ends', () => {
    const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000)) as unknown;
    expect(check({ ...minimal(), programs: [deep] }).errors[0]).toMatchObject({ path: 'programs[0]' });
    expect(check(deep).valid).toBe(false);
  });

  it('names all codes of a program with several faults', () => {
    const faulty = {
      minTermLength: 90,
      approvalTimeMin: 90,
      families: ['sba-9z'],
      criteria: { states: [] },
      fdic: '1',
      ncua: '2',
      verifiedOn: '2020-01-01',
    };
    expect(findingsIn(minimalWith(faulty))).toEqual([
      'RANGE programs[0].maxTermLength',
      'RANGE programs[0].approvalTimeMax',
      'EMPTY_LIST programs[0].criteria.states',
      'UNKNOWN_FAMILY programs[0].families[0]',
      'CONTRADICTION programs[0].ncua',
      'STALE programs[0].verifiedOn',
    ]);
  });

  it('lists at most 100 errors and refuses more than 5,000 programs', () => {
    const [program] = minimal().programs;
    const programs = Array.from({ length: mostPrograms + 1 }, (_, at) => ({ ...program, id: `term-${at}` }));
    expect(findingsIn({ ...minimal(), programs })).toEqual(['SCHEMA programs']);
    expect(check({ ...minimal(), programs: programs.slice(1) })).toMatchObject({
      valid: true,
      programs: mostPrograms,
    });
    const wrong = programs.slice(1).map((each) => ({ ...each, type: 'bank' }));
    expect(check({ ...minimal(), programs: wrong }).errors).toHaveLength(100);
  });

  it('states each fault in a sentence', () => {
    const messages = golden.cases.flatMap(({ document }) =>
      check(document).errors.map(({ message }) => message),
    );
    expect(messages).toContain('Remove rating. The format has no such key.');
    expect(messages).toContain('This key is missing.');
    expect(messages.every((message) => /^\S.*\.$/.test(message))).toBe(true);
  });
});
