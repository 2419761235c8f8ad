import type { EnclosedInput, EnclosedTotal } from '@groundwork/contracts';
import { type ScoreInput, type ScoreResult } from '@groundwork/engine-scoring';
import { factorsOf } from './score-state.view.ts';

/** Equal files have equal numbers, so that a copy counts once as in the original input. */
function withoutDigests(documents: ScoreInput['documents']): EnclosedInput['documents'] {
  const digests = [...new Set(documents.map(({ sha256 }) => sha256))];
  return documents.map(({ signals, holder, ...document }) => ({
    ...document,
    signals: [...signals],
    sha256: String(digests.indexOf(document.sha256) + 1),
    ...(holder && { holder: { match: holder.match, answer: holder.answer } }),
  }));
}

export function enclosedInputOf(input: ScoreInput, today: string, rulesVersion: string): EnclosedInput {
  const { figures, accounts, documents, unanswered = [] } = input;
  return {
    today,
    rulesVersion,
    figures: { ...figures },
    accounts: accounts.map((account) => ({ ...account })),
    documents: withoutDigests(documents),
    unanswered: [...unanswered],
  };
}

export const enclosedTotalOf = (result: ScoreResult): EnclosedTotal => ({
  totalScore: result.totalScore,
  level: result.level,
  rulesVersion: result.rulesVersion,
  factors: factorsOf(result),
});
