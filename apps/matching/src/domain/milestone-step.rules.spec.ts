import { describe, expect, it } from '@jest/globals';
import { byDocumentCategory, type MilestoneStep } from '@groundwork/contracts';
import { matchingInputOf } from './matching-input.rules.ts';
import { inputAfterStep } from './milestone-step.rules.ts';

const input = { ...matchingInputOf(null, []), accounts: [{ accountType: 'savings' }] };
const step = (change: object) =>
  ({ figures: {}, documents: {}, connectsAccount: false, ...change }) as unknown as MilestoneStep;
const ready = byDocumentCategory(() => 1);

describe('the input after a step', () => {
  it('has the changed figures beside the others', () => {
    const before = { ...input, figures: { ...input.figures, personalCreditScore: 712 } };
    const after = inputAfterStep(before, step({ figures: { annualRevenueCurrent: 640_000 } }), ready);
    expect(after.figures).toMatchObject({ personalCreditScore: 712, annualRevenueCurrent: 640_000 });
    expect([after.documents, after.accounts]).toEqual([[], input.accounts]);
  });

  it('has the documents that are still missing, each once', () => {
    const documents = { tax_documents: 3, bank_statements: 1 };
    const after = inputAfterStep(input, step({ documents }), ready);
    expect(after.documents).toEqual(
      [0, 1].map((place) => ({
        category: 'tax_documents',
        status: 'verified',
        fraudScore: 0,
        signals: [],
        sha256: `ready tax_documents ${String(place)}`,
        subcategory: null,
        period: null,
      })),
    );
  });

  it('has one checking account more if the step connects it', () => {
    const after = inputAfterStep(input, step({ connectsAccount: true }), ready);
    expect(after.accounts).toEqual([{ accountType: 'savings' }, { accountType: 'checking' }]);
  });
});
