import { describe, expect, it } from '@jest/globals';
import { type FieldKind, fieldCatalog, figureNames, figuresOf, presenceFlags } from '@groundwork/contracts';
import { currentRules, figuresOfProfile, score, scoringFigures } from '@groundwork/engine-scoring';

const sampleOf: Record<FieldKind, unknown> = {
  text: 'text',
  longText: 'text',
  select: 'text',
  date: '2020-01-31',
  whole: 3,
  optionalWhole: 3,
  decimal: 1.25,
  boolean: true,
  months: [],
};

const flags = Object.keys(presenceFlags);
const read = Object.keys(scoringFigures.shape).filter((name) => !flags.includes(name));

describe('the figures the scorecard reads', () => {
  it.each(read)('%s is a field of the catalog, of the same kind', (name) => {
    const field = fieldCatalog.find((each) => each.name === name);
    const sample = field && sampleOf[field.kind];
    const parsed: Record<string, unknown> = scoringFigures.parse({ [name]: sample });
    expect(sample).toBeDefined();
    expect(parsed[name]).toEqual(sample);
  });

  it.each([...read, 'hasEin', 'hasBusinessLicense'])('%s reaches scoring in an event', (name) => {
    const arrives = name === 'existingLoans' ? 'hasExistingLoansAnswer' : name;
    expect(figureNames).toContain(arrives);
  });
});

describe('no loans', () => {
  it.each(currentRules.histories.none)('are stated by the word "%s", as in a history', (word) => {
    expect(figuresOf({ existingLoans: ` ${word.toUpperCase()} ` })).toMatchObject({ noLoansStated: true });
  });

  it.each([...currentRules.histories.resolved, '', 'none so far'])('are not stated by "%s"', (text) => {
    expect(figuresOf({ existingLoans: text })).toMatchObject({ noLoansStated: false });
  });
});

describe('the industries the form offers', () => {
  const offered = fieldCatalog.find(({ name }) => name === 'industryType')?.suggestions ?? [];
  const pointsOf = (industryType: string) => {
    const input = { figures: figuresOfProfile({ industryType }), documents: [], accounts: [] };
    const { criteria } = score(input, '2026-11-20', currentRules).factors.riskAssessment;
    return criteria.find(({ code }) => code === 'RA2')?.points;
  };
  const withPoints = (points: number) => offered.filter((each) => pointsOf(each) === points);

  it('earn the points of their tiers', () => {
    expect(withPoints(3)).toEqual(['Cannabis', 'Cryptocurrency', 'Gambling', 'Lending']);
    expect(withPoints(11)).toEqual([
      'Construction',
      'Electrical contractor',
      'Grocery retail',
      'Heating and cooling contractor',
      'Manufacturing',
      'Online retail',
      'Painting contractor',
      'Plumbing contractor',
      'Retail',
      'Roofing contractor',
      'Wholesale',
    ]);
    expect(withPoints(15)).toEqual([
      'Accounting',
      'Consulting',
      'Dental practice',
      'Engineering',
      'Healthcare',
      'Legal services',
      'Medical practice',
      'Professional services',
      'Veterinary clinic',
    ]);
    expect(withPoints(7)).toHaveLength(offered.length - 24);
  });

  it('contain forty trades and more', () => expect(offered.length).toBeGreaterThan(40));
});
