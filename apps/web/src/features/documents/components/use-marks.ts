import type { AiAnalysis, StatementRows } from '@groundwork/contracts';
import { type Mark, marksOf, rowMarkId } from '../model/marks.ts';
import type { Pages } from './page-viewer.tsx';

export interface Marks {
  readonly marks: readonly Mark[];
  readonly onRow: (index: number) => void;
}

/** Of many rows only the chosen one has a frame. */
export function useMarks(analysis: AiAnalysis, pages: Pages, rows: StatementRows['rows'] = []): Marks {
  const at = rows.findIndex((_, index) => rowMarkId(index) === pages.chosen);
  const row = rows[at];
  const own: Mark[] = row?.box
    ? [{ id: rowMarkId(at), kind: 'row', page: row.page, box: row.box, label: row.text }]
    : [];
  return {
    marks: [...marksOf(analysis), ...own],
    onRow: (index) => pages.choose(rowMarkId(index), rows[index]?.page ?? 1),
  };
}
