import type { CatalogueMode } from '@groundwork/contracts';
import type { ListedProgramme } from './listed-programme.model.ts';

type Origin = Pick<ListedProgramme, 'active' | 'sample' | 'removed'>;

export function modeOf(rows: readonly Origin[]): CatalogueMode {
  const active = rows.filter((row) => row.active && !row.removed);
  if (active.some((row) => !row.sample)) return 'real';
  return active.length > 0 ? 'sample' : 'empty';
}

/** Samples and real lenders are never in one list or number. */
export const isVisible = (
  { sample, removed }: Pick<Origin, 'sample' | 'removed'>,
  mode: CatalogueMode,
): boolean => !removed && !(sample && mode === 'real');

export const sampleIdStart = 'sample-';
