import type { DocumentId, DocumentView, PackageChoice, PackagePart } from '@groundwork/contracts';
import {
  accountOfMasked,
  maskedNumberTexts,
  shareConsentVersion,
  usualParts,
} from '@groundwork/contracts/client';

export interface Chosen {
  readonly title: string;
  readonly lender: string;
  readonly parts: readonly PackagePart[];
  readonly documents: readonly DocumentId[];
  readonly open: readonly string[];
  readonly originals: readonly DocumentId[];
}

export const allChosen: Chosen = {
  title: '',
  lender: '',
  parts: usualParts,
  documents: [],
  open: [],
  originals: [],
};

export const toggled = <T extends string>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

/** Each opened number and each original has a checked sentence, so the choice agrees to the text in force. */
export function choiceOf({ title, lender, parts, documents, open, originals }: Chosen): PackageChoice {
  const enclosed = originals.filter((id) => documents.includes(id));
  return {
    title: title.trim(),
    lenderId: null,
    lenderName: lender.trim() === '' ? null : lender.trim(),
    applicationId: null,
    parts: [...parts],
    documentIds: [...documents],
    open: [...open],
    originals: enclosed,
    consentText: open.length + enclosed.length === 0 ? null : shareConsentVersion,
    note: null,
  };
}

export const isEnclosable = ({ status }: Pick<DocumentView, 'status'>): boolean =>
  status === 'processed' || status === 'verified';

export function numberLabel(number: string, masked: string): string {
  if (accountOfMasked(number) !== null) return `${maskedNumberTexts.accountNumber} ${masked}`;
  return maskedNumberTexts[number as Exclude<keyof typeof maskedNumberTexts, 'accountNumber'>];
}
