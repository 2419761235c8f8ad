import type { AnswerHolderBody, DocumentView } from '@groundwork/contracts';
import { holderQuestion } from '@groundwork/engine-evidence';
import { words } from '../holder.wording.ts';

export type HolderAnswer = AnswerHolderBody['answer'];
type HeldDocument = Pick<DocumentView, 'status' | 'holder' | 'isSample'>;

/** A sample counts only for the owner whose name it has. */
export const isOthersSample = ({ isSample = false, holder }: Pick<DocumentView, 'isSample' | 'holder'>) =>
  isSample && holder?.match !== 'same';

const isRead = ({ status }: HeldDocument) => status === 'processed' || status === 'verified';

/** The question whose document it is, also after its answer. */
export function questionOfHolder(document: HeldDocument): string | null {
  const { holder = null } = document;
  if (holder === null || isOthersSample(document) || !isRead(document)) return null;
  const isOther = holder.match === 'other' || holder.answer !== null;
  return isOther ? holderQuestion({ ...holder, match: 'other', answer: null }) : null;
}

export const isHolderOpen = (document: HeldDocument): boolean =>
  questionOfHolder(document) !== null && document.holder?.answer === null;

export function holderNote(document: HeldDocument): string | null {
  if (isOthersSample(document)) return words.sample;
  if (questionOfHolder(document) === null) return null;
  const answer = document.holder?.answer ?? null;
  return answer === null ? words.open : words.answered[answer];
}
