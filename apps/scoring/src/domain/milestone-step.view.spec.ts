import { describe, expect, it } from '@jest/globals';
import { figuresOfProfile, type ScoreInput } from '@groundwork/engine-scoring';
import { milestoneStepOf } from './milestone-step.view.ts';

const owner: ScoreInput = {
  figures: figuresOfProfile({ personalCreditScore: 640 }),
  documents: [],
  accounts: [],
};

describe('the next step for the matching service', () => {
  it('contains documents, figures after the step, and a connected account', () => {
    expect(
      milestoneStepOf(owner, [
        { op: 'documents', category: 'tax_documents', ready: 3 },
        { op: 'atLeast', field: 'personalCreditScore', value: 660 },
        { op: 'account', accountType: 'checking' },
      ]),
    ).toEqual({
      milestoneStep: {
        figures: { personalCreditScore: 660 },
        documents: { tax_documents: 3 },
        connectsAccount: true,
      },
    });
  });

  it('names only what its step changes', () => {
    const { milestoneStep } = milestoneStepOf(owner, [
      { op: 'atLeast', field: 'personalCreditScore', value: 660 },
    ]);
    expect(milestoneStep).toStrictEqual({
      figures: { personalCreditScore: 660 },
      documents: {},
      connectsAccount: false,
    });
  });

  it('is absent when no step is open', () => {
    expect(milestoneStepOf(owner, [])).toEqual({});
  });
});
