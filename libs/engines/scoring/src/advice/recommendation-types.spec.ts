import { describe, expect, it } from '@jest/globals';
import { adviceFor, adviceOn, documentOf, goldenOwner, ownerWith } from '../../testing/owners.ts';
import { currentRules } from '../index.ts';
import type { Advice } from './actions.ts';

const typical = goldenOwner('typical business of four years, credit 690, five documents, one account');
const rulesWith = (advice: Partial<Advice>) => ({
  ...currentRules,
  advice: { ...currentRules.advice, ...advice },
});
const typesWith = (advice: Partial<Advice>) =>
  new Map(adviceFor(typical, { rules: rulesWith(advice) }).map((each) => [each.code, each.type]));
const priorityWith = (highPriorityFrom: number) =>
  adviceFor(typical, { rules: rulesWith({ highPriorityFrom }) }).find(({ impact }) => impact === 27)
    ?.priority;

describe('the limits of the advice', () => {
  it('give a high priority from their points', () => {
    expect([26, 27, 28].map(priorityWith)).toEqual(['high', 'high', 'medium']);
  });

  it('give a high impact from their points', () => {
    const impact = adviceOn('CR1', typical)?.impact ?? 0;
    const types = [0, 1].map((more) => typesWith({ highImpactFrom: impact + more }).get('CR1'));
    expect(types).toEqual(['high_impact', 'financial']);
  });

  it('give a quick win up to their hours', () => {
    const types = [1, 0].map((quickWinHours) => typesWith({ quickWinHours }).get('CR8'));
    expect(types[0]).toBe('quick_win');
    expect(types[1]).not.toBe('quick_win');
  });
});

describe('the two largest', () => {
  const owner = ownerWith({});

  it('are never steps without points or quick wins', () => {
    const closed = new Set(
      adviceFor(owner)
        .filter(({ impact, type }) => impact > 0 && type !== 'quick_win')
        .map(({ id }) => id),
    );
    const rules = rulesWith({ highImpactFrom: 1000, quickWinHours: 0 });
    const largest = adviceFor(owner, { rules, closed }).filter(({ type }) => type === 'high_impact');
    expect(largest.map(({ impact }) => impact > 0)).toEqual([true, true]);
    const withQuickWins = adviceFor(owner, { rules: rulesWith({ highImpactFrom: 1000 }), closed });
    expect(withQuickWins.filter(({ type }) => type === 'high_impact')).toEqual([]);
    const gaining = new Set(adviceFor(owner).flatMap(({ id, impact }) => (impact > 0 ? [id] : [])));
    const rest = adviceFor(owner, { rules, closed: gaining }).filter(({ type }) => type === 'high_impact');
    expect(rest).toEqual([]);
  });
});

describe('a recommendation', () => {
  it('is critical with one rejected document among others of its category', () => {
    const documents = [
      documentOf('tax_documents', { sha256: 'good' }),
      documentOf('tax_documents', { sha256: 'bad', status: 'rejected' }),
      documentOf('bank_statements', { sha256: 'other' }),
    ];
    const advice = adviceFor(ownerWith({}, { documents }));
    expect(advice.filter(({ priority }) => priority === 'critical').map(({ code }) => code)).toEqual(['DC1']);
  });

  it('has the steps of an entry for a figure, and its own steps for the identity', () => {
    const { steps } = currentRules.advice.entry;
    expect(adviceOn('CR1', ownerWith({}))?.actionSteps).toEqual(steps);
    expect(adviceOn('RA14', ownerWith({}))?.actionSteps).not.toEqual(steps);
  });
});
