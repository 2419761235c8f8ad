import { documentCategories, type DocumentCategory, type MilestoneStep } from '@groundwork/contracts';
import { type MatchingDocument, matchingFigures, type MatchingInput } from '@groundwork/engine-matching';

function missingDocuments(
  required: MilestoneStep['documents'],
  ready: Readonly<Record<DocumentCategory, number>>,
) {
  return documentCategories.flatMap((category) => {
    const missing = Math.max(0, (required[category] ?? 0) - ready[category]);
    return Array.from({ length: missing }, (_, place): MatchingDocument => {
      const sha256 = `ready ${category} ${place}`;
      const unread = { subcategory: null, period: null };
      return { category, status: 'verified', fraudScore: 0, signals: [], sha256, ...unread };
    });
  });
}

export function inputAfterStep(
  input: MatchingInput,
  { figures, documents, connectsAccount }: MilestoneStep,
  ready: Readonly<Record<DocumentCategory, number>>,
): MatchingInput {
  return {
    ...input,
    figures: matchingFigures.parse({ ...input.figures, ...figures }),
    documents: [...input.documents, ...missingDocuments(documents, ready)],
    accounts: connectsAccount ? [...input.accounts, { accountType: 'checking' }] : input.accounts,
  };
}
