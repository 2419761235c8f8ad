import type { ListedRow, StoredRow } from './bank-file.model.ts';

export type ListingPlace = Pick<ListedRow, 'fileId' | 'position'>;

export interface ListingChanges {
  /** The rows that lose their place. They lose it before another row gets it. */
  dropped: ListingPlace[];
  listed: ListedRow[];
}

type StoredFiles = ReadonlyMap<string, readonly StoredRow[]>;

/** Only what differs from the stored listing. */
export const listingChanges = (stored: StoredFiles, listed: readonly ListedRow[]): ListingChanges => ({
  dropped: droppedPlaces(stored, listed),
  listed: listed.filter((row) => hasNewListing(row, stored)),
});

function droppedPlaces(stored: StoredFiles, listed: readonly ListedRow[]): ListingPlace[] {
  const ids = new Map<string, Map<number, string>>([...stored.keys()].map((id) => [id, new Map()]));
  for (const { fileId, position, rowId } of listed) ids.get(fileId)?.set(position, rowId);
  return [...stored].flatMap(([fileId, rows]) =>
    rows.flatMap(({ position, listing }) =>
      listing === null || listing.rowId === ids.get(fileId)?.get(position) ? [] : [{ fileId, position }],
    ),
  );
}

function hasNewListing(row: ListedRow, stored: StoredFiles): boolean {
  const before = stored.get(row.fileId)?.[row.position]?.listing;
  if (!before) return true;
  return (
    before.rowId !== row.rowId ||
    before.class !== row.class ||
    before.rule !== row.verdict.rule.code ||
    before.ruleVersion !== row.verdict.rule.version ||
    before.because !== row.verdict.because ||
    before.pairRowId !== row.verdict.pairRowId
  );
}
