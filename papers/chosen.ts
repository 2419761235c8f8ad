import type { CorpusFile, Medium } from './corpus.ts';

export interface Choice {
  readonly medium: Medium;
  readonly calibrate: boolean;
  readonly genuine?: boolean;
  readonly half?: string | undefined;
  readonly only?: string | undefined;
}

/** The table of the confidence follows no forgery, and never the locked half. */
export function isChosen(
  { calibrate, genuine = false, half, medium, only = '' }: Choice,
  file: CorpusFile,
): boolean {
  if (file.medium !== medium || !file.name.includes(only)) return false;
  if ((genuine || calibrate) && file.truth.forged !== null) return false;
  return file.group === (calibrate ? 'open' : (half ?? file.group));
}
