import type { ListedRow, StoredRow } from './bank-file.model.ts';
import { type LedgerInput, ledgerState, type LedgerState } from './ledger-state.rules.ts';
import { type ListingChanges, listingChanges, type ListingPlace } from './listing-changes.rules.ts';
import { rowIdOf } from './row-id.rules.ts';

type AppliedFile = LedgerInput['files'][number];

export type LedgerFigures = Omit<LedgerState, 'rows'>;

interface StateRequest extends Pick<LedgerInput, 'accounts' | 'corrections' | 'names'> {
  files: readonly Omit<AppliedFile, 'rows'>[];
  rowKey: Uint8Array;
}

const batchSize = 5000;

export function stateSteps() {
  const stored = new Map<string, StoredRow[]>();
  let changes: ListingChanges = { dropped: [], listed: [] };
  return {
    addStateRows({ id, rows }: { id: string; rows: StoredRow[] }): void {
      const own = stored.get(id);
      if (own === undefined) stored.set(id, rows);
      else own.push(...rows);
    },

    computeState({ files, rowKey, ...request }: StateRequest): LedgerFigures {
      const { rows, ...figures } = ledgerState({
        ...request,
        rowIdOf: (text) => rowIdOf(rowKey, text),
        files: files.map((file) => ({ ...file, rows: stored.get(file.id) ?? [] })),
      });
      changes = listingChanges(stored, rows);
      return figures;
    },

    nextDropped: (): ListingPlace[] => changes.dropped.splice(0, batchSize),

    nextListed: (): ListedRow[] => changes.listed.splice(0, batchSize),
  };
}
