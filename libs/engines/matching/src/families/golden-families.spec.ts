import { describe, expect, it } from '@jest/globals';
import {
  goldenFamilies,
  goldenOwners,
  goldenProgram,
  periodOf,
  statementOf,
} from '../../testing/golden-families.ts';
import { ownerWith } from '../../testing/golden.ts';
import { evaluateProgram } from '../qualification.ts';
import { matchingRules } from '../rulesets.ts';
import { monthsOfPeriods } from '../statement-months.ts';
import { codeOfCriterion } from './codes.ts';
import { factsInForce, programsOn } from './effective-criteria.ts';
import { families10, shippedFamilies } from './shipped-families.ts';

const newCodes = new Set(['refinancing', 'openAdvances', 'statementMonths', 'naics', 'citizenship']);
/** The golden file counts the statements at this day in every case. */
const STATEMENTS_DAY = '2026-11-23';

describe.each(goldenFamilies.cases)('$program.name on $day', ({ program, day, ...expected }) => {
  const listed = goldenProgram(program);
  const [effective] = programsOn([listed], families10, day);

  it('is in the catalog, or not, as in the golden file', () => {
    expect(effective !== undefined).toBe(expected.inCatalogue);
  });

  if (!expected.inCatalogue) return;

  it('has the effective criteria and facts of the golden file', () => {
    expect(effective?.criteria).toEqual(expected.effective);
    expect(factsInForce(listed, families10, day).map(({ fact }) => fact.id)).toEqual(expected.facts);
  });

  it('gives each owner the results of the golden file', () => {
    const results = goldenOwners.map((owner) => {
      const { criteria } = evaluateProgram(effective ?? listed, owner, STATEMENTS_DAY, matchingRules);
      const judged = criteria.filter(({ code }) => newCodes.has(code));
      return Object.fromEntries(judged.map(({ code, result }) => [code, result]));
    });
    expect(results).toEqual(expected.owners);
  });
});

describe('months of bank statements', () => {
  it.each(goldenFamilies.months)('are $months on $today for $periods', ({ periods, today, months }) => {
    expect(monthsOfPeriods(periods.map(periodOf), today)).toBe(months);
  });

  it('count overlapping periods and bank rows once, and no gap of one day', () => {
    const periods = [
      ['2026-08-01', '2026-10-31'],
      ['2026-10-10', '2026-10-20'],
      ['2026-07-01', '2026-07-30'],
    ] as [string, string][];
    expect(monthsOfPeriods(periods.map(periodOf), '2026-11-05')).toBe(3);
  });

  const lender = goldenProgram({ criteria: { minMonthsOfStatements: 2 } });
  const october = { from: '2026-10-01', to: '2026-10-31' };
  const judge = (documents: object[], bankRows: object | null = null) => {
    const owner = ownerWith({}, { documents, bankRows });
    return evaluateProgram(lender, owner, '2026-11-05', matchingRules).criteria.at(-1);
  };

  it('join bank rows and statements', () => {
    const rows = { countedFrom: '2026-08-15', countedThrough: '2026-09-30' };
    expect(judge([statementOf(october)], rows)).toMatchObject({ result: 'pass', actual: '2 months' });
    expect(judge([statementOf(october)])).toMatchObject({ result: 'unknown', actual: '1 month' });
  });

  it('count no personal, unready or unread statement', () => {
    const september = { from: '2026-09-01', to: '2026-09-30' };
    const others = [
      statementOf(september, { subcategory: 'personal_checking' }),
      statementOf(september, { status: 'pending' }),
      statementOf(null),
    ];
    expect(judge([statementOf(october), ...others])).toMatchObject({
      actual: '1 month',
      because: 'We could not read the period of 1 statement.',
    });
    expect(judge([])).toMatchObject({ result: 'unknown', actual: null, because: null });
  });
});

describe('the shipped families', () => {
  it('keep each fact of 1.0 as it was', () => {
    expect(shippedFamilies).toMatchObject(
      families10.map(({ code, name, facts }) => ({ code, name, facts: expect.arrayContaining(facts) })),
    );
  });

  it('name a criterion for each fact, or decide its price only', () => {
    const keys = shippedFamilies.flatMap(({ facts }) => facts.map(({ criterion }) => criterion));
    expect(new Set(keys.map(codeOfCriterion))).toEqual(
      new Set([
        'citizenship',
        'refinancing',
        'dscr',
        'statementMonths',
        'structure',
        'industry',
        'personalGuarantee',
        'amount',
        'purpose',
        null,
      ]),
    );
  });

  it('have a source and an own id for each fact; of those of 1.1 only two caps were checked', () => {
    const facts = shippedFamilies.flatMap((family) => family.facts);
    const checked = families10.flatMap((family) => family.facts.map(({ id }) => id));
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    expect(facts.filter(({ source }) => source.trim() === '')).toEqual([]);
    expect(new Set(facts.flatMap(({ id, verifiedOn }) => (verifiedOn === null ? [] : id)))).toEqual(
      new Set([...checked, '7as-most', 'micro-most']),
    );
  });
});
