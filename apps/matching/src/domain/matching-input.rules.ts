import {
  type AccountFigures,
  type DocumentState,
  figuresForEngines,
  unansweredForEngines,
} from '@groundwork/contracts';
import { matchingFigures, type MatchingDocument, type MatchingInput } from '@groundwork/engine-matching';
import type { MatchedOwner } from './owner.model.ts';

const matchingDocument = ({
  category,
  status,
  fraudScore,
  signals,
  sha256,
  subcategory,
  period = null,
}: DocumentState): MatchingDocument => ({
  category,
  status,
  fraudScore,
  signals,
  sha256,
  subcategory,
  period,
});

/** A sample counts only for the owner whose name it has. */
const isOthersSample = ({ isSample = false, holder }: DocumentState): boolean =>
  isSample && holder?.match !== 'same';

const accountOf = ({ accountType }: AccountFigures) => ({ accountType });

export type Figures = Pick<
  MatchedOwner,
  'figures' | 'answered' | 'typed' | 'settled' | 'accounts' | 'bankRows'
>;

export const emptyFigures: Figures = {
  figures: {},
  answered: [],
  typed: {},
  settled: [],
  accounts: [],
  bankRows: null,
};

type MatchedFigures = Pick<Figures, 'figures' | 'answered' | 'accounts' | 'bankRows'>;

export function matchingInputOf(
  owner: MatchedFigures | null,
  documents: readonly DocumentState[],
): MatchingInput {
  const { figures, answered, accounts, bankRows } = owner ?? emptyFigures;
  return {
    figures: matchingFigures.parse(figuresForEngines(figures)),
    documents: documents.filter((state) => !isOthersSample(state)).map(matchingDocument),
    accounts: accounts.map(accountOf),
    bankRows,
    unanswered: unansweredForEngines(figures, answered),
  };
}
