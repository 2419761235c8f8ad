import type { DocumentView, PackageChoice, PackagePart } from '@groundwork/contracts';
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
  readonly documents: readonly string[];
  readonly open: readonly string[];
}

export const allChosen: Chosen = { title: '', lender: '', parts: usualParts, documents: [], open: [] };

export const toggled = <T extends string>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

/** Each opened number has a checked sentence, so the choice agrees to the text in force. */
export const choiceOf = ({ title, lender, parts, documents, open }: Chosen): PackageChoice => ({
  title: title.trim(),
  lenderId: null,
  lenderName: lender.trim() === '' ? null : lender.trim(),
  applicationId: null,
  parts: [...parts],
  documentIds: documents as PackageChoice['documentIds'],
  open: [...open],
  originals: [],
  consentText: open.length === 0 ? null : shareConsentVersion,
  note: null,
});

export const isEnclosable = ({ status }: Pick<DocumentView, 'status'>): boolean =>
  status === 'processed' || status === 'verified';

export function numberLabel(number: string, masked: string): string {
  if (accountOfMasked(number) !== null) return `${maskedNumberTexts.accountNumber} ${masked}`;
  return maskedNumberTexts[number as Exclude<keyof typeof maskedNumberTexts, 'accountNumber'>];
}
