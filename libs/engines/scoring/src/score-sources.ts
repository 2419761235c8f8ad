import type { ScoredAccount } from './accounts.ts';
import type { ScoredDocument } from './documents.ts';
import type { ScoreInput } from './measure-input.ts';
import { scoringFigures } from './figures.ts';

interface AccountBalances {
  readonly accountType: string;
  readonly currentBalanceCents: number;
  readonly averageBalanceCents: number | null;
}

export interface ScoreSources {
  readonly figures: Readonly<Record<string, unknown>>;
  readonly accounts: readonly AccountBalances[];
  readonly documents: readonly ScoredDocument[];
  readonly unanswered?: readonly string[];
}

const dollars = (cents: number): number => cents / 100;

const scoredAccount = ({
  accountType,
  currentBalanceCents,
  averageBalanceCents,
}: AccountBalances): ScoredAccount => ({
  accountType,
  currentBalance: dollars(currentBalanceCents),
  averageBalance: dollars(averageBalanceCents ?? 0),
});

const scoredDocument = ({
  category,
  status,
  fraudScore,
  confidence,
  signals,
  sha256,
  holder,
  isSample,
}: ScoredDocument): ScoredDocument => ({
  category,
  status,
  fraudScore,
  confidence,
  signals,
  sha256,
  ...(holder && { holder }),
  ...(isSample !== undefined && { isSample }),
});

export const toScoreInput = ({
  figures,
  accounts,
  documents,
  unanswered = [],
}: ScoreSources): ScoreInput => ({
  figures: scoringFigures.parse(figures),
  documents: documents.filter(({ categoryOpen = false }) => !categoryOpen).map(scoredDocument),
  accounts: accounts.map(scoredAccount),
  unanswered,
});
