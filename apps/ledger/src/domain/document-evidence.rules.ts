import type { DocumentState } from '@groundwork/contracts';
import { documentWitnesses, evidenceDocument, type Witness } from '@groundwork/engine-evidence';
import { currentRules, documentCredit } from '@groundwork/engine-scoring';

const statementKinds: readonly unknown[] = ['business_checking', 'business_savings', 'personal_checking'];

const hasFullCredit = (state: DocumentState): boolean => documentCredit(state, currentRules) === 1;

export function witnessesOf(documents: readonly DocumentState[]): Witness[] {
  return documentWitnesses(
    documents.map((state) => evidenceDocument(state, documentCredit(state, currentRules))),
  );
}

/** The rows of a bank statement with full credit; null without such rows. */
export function countedRowsKey(state: DocumentState, deleted: boolean): string | null {
  if (deleted || !statementKinds.includes(state.subcategory) || !hasFullCredit(state)) return null;
  return state.rowsKey ?? null;
}
