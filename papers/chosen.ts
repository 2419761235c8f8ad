import type { CorpusFile, Medium } from './corpus.ts';

export interface Choice {
  readonly medium: Medium;
  readonly calibrate: boolean;
  readonly half?: string | undefined;
  readonly only?: string | undefined;
}

/** The table of the confidence follows no forgery, and never the locked half. */
export function isChosen({ calibrate, half, medium, only = '' }: Choice, file: CorpusFile): boolean {
  if (file.medium !== medium || !file.name.includes(only)) return false;
  return calibrate
    ? file.group === 'open' && file.truth.forged === null
    : file.group === (half ?? file.group);
}
