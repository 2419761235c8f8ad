import { describe, expect, it } from '@jest/globals';
import { lenderWith, ownerWith } from '../testing/golden.ts';
import { evaluateProgram } from './qualification.ts';
import { findQualifyingChanges } from './qualifying-changes.ts';
import { matchingRules } from './rulesets.ts';

const TODAY = '2026-11-20';
const request = { loanRequestAmount: 10_000 };

const changeFor = (criteria: object, figures: object, rest: object = {}) => {
  const owner = ownerWith({ ...request, ...figures }, rest);
  const [change] = findQualifyingChanges(lenderWith({ criteria }), owner, TODAY, matchingRules).changes;
  return change;
};

describe('the note of a criterion that no figure changes', () => {
  const payoff = { loanPurpose: 'debt_consolidation' };

  it.each([
    [{ purposes: ['equipment'] }, { loanPurpose: 'other' }, 'This lender does not lend for this purpose.'],
    [
      { structures: ['LLC'] },
      { businessStructure: 's_corp' },
      'This lender does not lend to your type of business.',
    ],
    [
      { citizenships: ['us_citizen'] },
      { citizenship: 'permanent_resident' },
      'Owners must be US citizens or nationals.',
    ],
    [
      { citizenships: ['us_citizen', 'permanent_resident'] },
      { citizenship: 'work_visa' },
      'Every owner must be one of these: US citizen or permanent resident.',
    ],
    [
      { excludedIndustryTiers: ['high'] },
      { industryType: 'Casino' },
      'This lender does not lend to your industry.',
    ],
    [{ excludedNaics: ['72'] }, { naicsCode: '722511' }, 'This lender does not lend to your industry.'],
    [{ states: ['CA'] }, { stateOfIncorporation: 'TX' }, 'This lender does not serve your state.'],
    [{ taxLienAllowed: false }, { taxLienHistory: 'yes' }, 'This must be resolved first: tax lien.'],
    [{ judgmentAllowed: false }, { judgmentHistory: 'yes' }, 'This must be resolved first: judgment.'],
    [{ minDscr: 1.25 }, { ebitda: 90_000 }, 'Enter your monthly debt payments, or say that there are none.'],
    [
      { refinancesAdvances: false },
      { ...payoff, openCashAdvances: 2 },
      'This loan cannot pay off cash advances or factoring.',
    ],
    [{ refinancesAdvances: false }, payoff, 'Tell us how many cash advances are open.'],
    [{ minMonthsOfStatements: 2 }, {}, 'Upload bank statements for the 2 most recent months. You have 0.'],
    [{ citizenships: ['us_citizen'] }, {}, 'Cannot be changed by figures'],
  ])('is, for %j and %j, "%s"', (criteria, figures, note) => {
    expect(changeFor(criteria, figures)).toMatchObject({ patch: null, note });
  });
});

describe('open cash advances', () => {
  it('have the number that the lender accepts as their change', () => {
    expect(changeFor({ maxOpenAdvances: 1 }, { openCashAdvances: 4 })).toMatchObject({
      patch: { openCashAdvances: 1 },
      note: null,
    });
    expect(changeFor({ maxOpenAdvances: 1 }, {})).toMatchObject({
      patch: { openCashAdvances: 1 },
      note: 'Tell us how many cash advances are open.',
    });
  });

  it('have no change that bank rows contradict', () => {
    const change = changeFor({ maxOpenAdvances: 1 }, {}, { bankRows: { advances: 3 } });
    expect(change).toMatchObject({ patch: null, note: 'Cannot be changed by figures' });
  });

  const judge = (figures: object, advances: number | null) => {
    const lender = lenderWith({ criteria: { maxOpenAdvances: 2 } });
    const owner = ownerWith(figures, { bankRows: { advances } });
    const { result, because } = evaluateProgram(lender, owner, TODAY, matchingRules).criteria[1] ?? {};
    return [result, because];
  };

  it('are raised by bank rows, and never lowered', () => {
    const inRows = 'Your bank records show 3 cash advances.';
    expect(judge({ openCashAdvances: 2 }, 0)).toEqual(['pass', null]);
    expect(judge({ openCashAdvances: 2 }, 2)).toEqual(['pass', null]);
    expect(judge({ openCashAdvances: 2 }, 3)).toEqual(['fail', inRows]);
    expect(judge({ openCashAdvances: 4 }, 3)).toEqual(['fail', null]);
    expect(judge({ advancesMentioned: true }, 3)).toEqual(['fail', inRows]);
    expect(judge({}, 0)).toEqual(['unknown', null]);
  });

  it('are at least one if the text mentions one, until the owner answers', () => {
    const mentioned = 'Your existing loans mention a cash advance.';
    expect(judge({ advancesMentioned: true }, null)).toEqual(['unknown', mentioned]);
    expect(judge({ advancesMentioned: true, openCashAdvances: 0 }, null)).toEqual(['pass', null]);
  });
});
