import { describe, expect, it } from '@jest/globals';
import { figuresOfProfile, scoringFigures } from './figures.ts';

const neverScored = [
  'maritalStatus dependents dateOfBirth citizenship otherIncomeSource',
  'fullName middleName legalBusinessName dbaName ssn ein businessLicense',
  'currentAddress previousAddress businessAddress mailingAddress yearsAtAddress stateOfIncorporation',
  'email secondaryEmail businessEmail phone secondaryPhone businessPhone',
  'numberOfCreditCards numberOfPartners squareFootage numberOfLocations franchiseInfo industrySubtype',
  'competitiveAdvantages marketPosition growthStrategy riskFactors futureProjections additionalComments',
];

describe('the figures of a score', () => {
  it('are blank by default', () => {
    const blanks = new Set(Object.values(scoringFigures.parse({})));
    expect(blanks).toEqual(new Set([0, '', false]));
  });

  it('leave out the fields that must never influence a score', () => {
    const forbidden = neverScored.flatMap((line) => line.split(' '));
    const profile = Object.fromEntries(forbidden.map((field) => [field, 'x']));
    const readFields = Object.keys(figuresOfProfile(profile)).filter((field) => forbidden.includes(field));
    expect(readFields).toEqual([]);
  });

  it('contain only whether an identifier is filled', () => {
    const figures = figuresOfProfile({ ein: '12-3456789', businessLicense: '  ', businessStructure: 'LLC' });
    expect(figures).toMatchObject({ hasEin: true, hasBusinessLicense: false, businessStructure: 'LLC' });
    expect(JSON.stringify(figures)).not.toContain('3456789');
  });

  it.each([
    ['personalCreditScore', 700.5],
    ['annualRevenueCurrent', -1],
    ['annualRevenueCurrent', 1e12 + 1],
    ['netProfitMargin', Number.NaN],
    ['loanTerm', 601],
    ['dateStarted', '2023-02-29'],
    ['overdraftHistory', 'no'],
  ])('reject %s %p', (field, value) =>
    expect(scoringFigures.safeParse({ [field]: value }).success).toBe(false),
  );

  it('accept negative results of a business', () => {
    const losses = {
      ebitda: -1,
      operatingCashFlow: -1,
      workingCapital: -1,
      netProfitMargin: -0.5,
      revenueGrowthRate: -12.25,
    };
    expect(scoringFigures.parse(losses)).toMatchObject(losses);
  });
});
