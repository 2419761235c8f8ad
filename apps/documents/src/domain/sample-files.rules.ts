import type { DocumentRow } from './document.model.ts';

export const sampleHashes: readonly string[] = [
  '6e3f5d53787094651535d12bf97e26217230bee95c09f2bbbc4b449002b63819',
];

export const isSample = ({ sha256 }: Pick<DocumentRow, 'sha256'>): boolean => sampleHashes.includes(sha256);

/** The samples are in the name of the demo owner and count for no other owner. */
export const isOthersSample = (row: Pick<DocumentRow, 'sha256' | 'holder'>): boolean =>
  isSample(row) && row.holder?.match !== 'same';
