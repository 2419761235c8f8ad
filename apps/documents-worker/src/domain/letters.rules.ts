import type { Page } from '@groundwork/engine-documents';

export const countLetters = ({ words }: Page): number =>
  words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
