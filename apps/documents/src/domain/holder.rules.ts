import type { AnswerHolderBody, DocumentHolder } from '@groundwork/contracts';
import { holderMatch, type OwnerNames } from '@groundwork/engine-evidence';
import { noHolderQuestion } from '../documents.errors.ts';
import type { DocumentRow } from './document.model.ts';

type Named = Pick<DocumentRow, 'printedNames' | 'holder'>;
export type StoredAnswer = Exclude<AnswerHolderBody['answer'], 'remove'>;

/** Of several names, the one that is not hers is the one that the question is about. */
const nameToShow = (printedNames: readonly string[], names: OwnerNames): string | null =>
  printedNames.find((name) => holderMatch(name, names) === 'other') ?? printedNames[0] ?? null;

export function holderOfDocument({ printedNames, holder }: Named, names: OwnerNames): DocumentHolder {
  const match = holderMatch(printedNames, names);
  return { printed: nameToShow(printedNames, names), match, answer: holder?.answer ?? null };
}

export const isSameHolder = (one: DocumentHolder | null, other: DocumentHolder | null): boolean =>
  one?.match === other?.match && one?.printed === other?.printed && one?.answer === other?.answer;

export const answerAfterReading = (
  { printedNames, holder }: Named,
  read: readonly string[],
): DocumentHolder['answer'] =>
  printedNames.join('\n') === read.join('\n') ? (holder?.answer ?? null) : null;

/** An owner can change her answer. She has none to give about a document in her own name, or without one. */
export function withAnswer({ holder }: Pick<Named, 'holder'>, answer: StoredAnswer): DocumentHolder {
  if (holder === null || (holder.match !== 'other' && holder.answer === null)) throw noHolderQuestion();
  return { ...holder, answer };
}
