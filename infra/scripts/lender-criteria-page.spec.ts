import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { catalogColumns, criteriaFinding } from '@groundwork/contracts';
import {
  checkCriteriaDocument,
  criteriaSchema,
  matchingRules,
  shippedFamilies,
} from '@groundwork/engine-matching';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Schema {
  properties: Record<string, Schema>;
  items: Schema;
}

const page = readFileSync(new URL('../../docs/lender-criteria.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json (.+)\n([\s\S]+?)```/g)].map(([, expected = '', text = '']) => ({
  expected,
  document: JSON.parse(text) as unknown,
}));
const context = { rules: matchingRules, families: shippedFamilies, now: '2026-11-24T00:00:00Z' };

const schema = criteriaSchema('https://groundwork.example/schemas/lender-criteria/v1.json');
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const followsSchema = ajv.compile(schema);

const { properties } = schema as unknown as Schema;
const programKeys = Object.keys(properties['programs']?.items.properties ?? {});
const criteriaKeys = Object.keys(properties['programs']?.items.properties['criteria']?.properties ?? {});

describe('the page about the lender criteria format', () => {
  it('has examples', () => {
    expect(examples.map(({ expected }) => expected)).toEqual([
      'valid',
      'valid',
      'RANGE programs[0].maxLoanAmount',
    ]);
  });

  it.each(examples)('has an example that the schema and the check judge as $expected', (example) => {
    const { errors, warnings } = checkCriteriaDocument(example.document, context);
    const findings = [...errors, ...warnings].map(({ code, path }) => `${code} ${path}`);
    expect(findings).toEqual(example.expected === 'valid' ? [] : [example.expected]);
    expect(followsSchema(example.document)).toBe(true);
  });

  it('names each key and each code', () => {
    const keys = [...Object.keys(properties), ...programKeys, ...criteriaKeys];
    expect(keys.length).toBeGreaterThan(45);
    const missing = [...keys, ...criteriaFinding.shape.code.options].filter(
      (key) => !page.includes(`\`${key}\``),
    );
    expect(missing).toEqual([]);
  });

  it('names keys that a CSV import has as columns', () => {
    const columns: readonly string[] = catalogColumns;
    const others = ['criteria', 'requiredDocuments'];
    expect([...programKeys, ...criteriaKeys].filter((key) => !columns.includes(key))).toEqual(
      expect.arrayContaining(others),
    );
    expect([...programKeys, ...criteriaKeys].filter((key) => !columns.includes(key))).toHaveLength(2);
  });
});

interface Golden {
  today: string;
  cases: { name: string; document: { programs: Record<string, unknown>[] } }[];
}

const goldenFile = '../../libs/engines/matching/src/golden/criteria-format.golden.json';
const golden = JSON.parse(readFileSync(new URL(goldenFile, import.meta.url), 'utf8')) as Golden;

function minimalWith(more: Record<string, unknown>) {
  const document = structuredClone(golden.cases[0]?.document ?? { programs: [] });
  return { ...document, programs: document.programs.map((program) => ({ ...program, ...more })) };
}

describe('the schema', () => {
  it.each(golden.cases)('judges the golden document "$name" as the check does', ({ document }) => {
    const atGoldenDay = { ...context, now: `${golden.today}T00:00:00Z` };
    const { errors } = checkCriteriaDocument(document, atGoldenDay);
    expect(followsSchema(document)).toBe(errors.every(({ code }) => code !== 'SCHEMA'));
  });

  it.each([
    ['minLoanAmount', '10'],
    ['minLoanAmount', -1],
    ['minInterestRate', { primePlus: 1, note: '' }],
    ['minInterestRate', 'prime'],
    ['name', ' '],
    ['name', 'x'.repeat(201)],
    ['note', 'x'.repeat(501)],
    ['fdic', '12a'],
    ['families', 'sba-7a'],
    ['families', ['a', 'b', 'c', 'd', 'e']],
    ['requiredDocuments', { receipts: 1 }],
    ['criteria', { states: [''] }],
    ['criteria', { taxLienAllowed: 'no' }],
    ['contactUrl', 'ftp://bank.example'],
    ['validFrom', '2026-13-01'],
  ])('rejects %s as %j, and so does the check', (key, value) => {
    const document = minimalWith({ [key]: value });
    expect(checkCriteriaDocument(document, context).errors).toMatchObject([{ code: 'SCHEMA' }]);
    expect(followsSchema(document)).toBe(false);
  });
});
