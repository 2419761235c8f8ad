import type { DocumentState, FigureWitnessState } from '@groundwork/contracts';
import {
  type BankEvidence,
  figureDocument,
  type FigureDocument,
  figureWitnesses,
  isOwnPaper,
} from '@groundwork/engine-evidence';
import { currentRules, documentCredit } from '@groundwork/engine-scoring';
import type { FileOrigin } from './month-grades.rules.ts';

const statementKinds: readonly unknown[] = ['business_checking', 'business_savings', 'personal_checking'];

const creditOf = (state: DocumentState): number => documentCredit(state, currentRules);

const toFigureDocument = (state: DocumentState): FigureDocument => figureDocument(state, creditOf(state));

/** The rows of a bank statement with full credit in the name of the owner; null without such rows. */
export function countedRowsKey(state: DocumentState, deleted: boolean): string | null {
  if (deleted || !statementKinds.includes(state.subcategory) || creditOf(state) !== 1) return null;
  return isOwnPaper(toFigureDocument(state)) ? (state.rowsKey ?? null) : null;
}

export function statementOrigin(state: DocumentState): FileOrigin {
  const { kind, reviewed, holder, credit, id: documentId } = toFigureDocument(state);
  return { kind, documentId, reviewed, alarm: credit < 1, ...(holder && { holder }) };
}

export const witnessesFrom = (
  documents: readonly DocumentState[],
  rows: BankEvidence | null,
): FigureWitnessState[] => figureWitnesses(documents.map(toFigureDocument), rows) as FigureWitnessState[];
