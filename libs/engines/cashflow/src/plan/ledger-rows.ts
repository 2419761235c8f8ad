import { rowKey, type KeyedRow } from './row-key.ts';

export interface AppliedRow extends KeyedRow {
  readonly id: string | null;
  /** The key of the row that this row repeats with another text or day. */
  readonly sameAs?: string | undefined;
  readonly position?: number | undefined;
}

export interface AppliedFile {
  readonly id: string;
  readonly source: string;
  readonly rows: readonly AppliedRow[];
}

export interface LedgerRow extends KeyedRow {
  readonly key: string;
  readonly occurrence: number;
  readonly id: string | null;
  readonly source: string;
  readonly fileId: string;
  readonly position?: number | undefined;
}

export const keyOf = (row: AppliedRow): string => row.sameAs ?? rowKey(row);

function rowsByKey(file: AppliedFile): Map<string, AppliedRow[]> {
  const rows = new Map<string, AppliedRow[]>();
  for (const row of file.rows) {
    const key = keyOf(row);
    const same = rows.get(key);
    if (same === undefined) rows.set(key, [row]);
    else same.push(row);
  }
  return rows;
}

export function ledgerRows(files: readonly AppliedFile[]): LedgerRow[] {
  const counts = new Map<string, number>();
  const ledger: LedgerRow[] = [];
  for (const file of files)
    for (const [key, rows] of rowsByKey(file)) {
      const stored = counts.get(key) ?? 0;
      rows.slice(stored).forEach(({ day, cents, text, id, position }, at) =>
        ledger.push({
          key,
          occurrence: stored + at,
          day,
          cents,
          text,
          id,
          source: file.source,
          fileId: file.id,
          position,
        }),
      );
      counts.set(key, Math.max(stored, rows.length));
    }
  return ledger;
}
