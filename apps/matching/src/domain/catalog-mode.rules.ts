import type { CatalogMode } from '@groundwork/contracts';
import type { ListedProgram } from './listed-program.model.ts';

type Origin = Pick<ListedProgram, 'active' | 'sample' | 'removed'>;

export function modeOf(rows: readonly Origin[]): CatalogMode {
  const active = rows.filter((row) => row.active && !row.removed);
  if (active.some((row) => !row.sample)) return 'real';
  return active.length > 0 ? 'sample' : 'empty';
}

/** Samples and real lenders are never in one list or number. */
export const isVisible = (
  { sample, removed }: Pick<Origin, 'sample' | 'removed'>,
  mode: CatalogMode,
): boolean => !removed && !(sample && mode === 'real');

export const sampleIdStart = 'sample-';
