import type { BankFileId, UserId } from '@groundwork/contracts';
import type { Anchor } from '@groundwork/engine-cashflow';
import type { EntityManager } from 'typeorm';
import type { ListedRow, Listing, NewRow, StoredRow } from '../domain/bank-file.model.ts';
import type { ListingPlace } from '../domain/listing-changes.rules.ts';
import { readAhead, storeInTurn } from './row-batches.store.ts';
import type { OwnerVault } from './owner-key.repository.ts';

interface SealedRow {
  file_id: BankFileId;
  position: number;
  day: string;
  cents: string;
  sealed_text: string;
  bank_tag: string | null;
  sealed_same_as: string | null;
  row_id: string | null;
  class: string;
  rule: string;
  rule_version: string;
  because: string;
  pair_row_id: string | null;
}

export interface OwnFile {
  id: BankFileId;
  userId: UserId;
}

const batchSize = 5000;
const table = 'bank_rows';
const placeOf = (fileId: string, position: number) => `${fileId}:${position}`;

function* batchesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += batchSize) yield items.slice(at, at + batchSize);
}

const insertion = `
  insert into bank_rows (file_id, user_id, position, day, cents, sealed_text, bank_tag, balance, page)
  select $1, $2, * from unnest($3::int[], $4::date[], $5::bigint[], $6::text[], $7::text[], $8::bigint[], $9::int[])`;

async function* sealedBatches(
  vault: OwnerVault,
  file: OwnFile,
  rows: AsyncIterable<readonly NewRow[]>,
): AsyncGenerator<unknown[]> {
  for await (const received of rows)
    for (const batch of batchesOf(received))
      yield [
        file.id,
        file.userId,
        batch.map(({ position }) => position),
        batch.map(({ day }) => day),
        batch.map(({ cents }) => cents),
        batch.map(({ position, text }) => vault.seal(table, 'sealed_text', placeOf(file.id, position), text)),
        batch.map(({ id }) => (id === null ? null : vault.tag(id))),
        batch.map(({ balance }) => balance),
        batch.map(({ page }) => page),
      ];
}

export const insertRows = (
  manager: EntityManager,
  vault: OwnerVault,
  file: OwnFile,
  rows: AsyncIterable<readonly NewRow[]>,
): Promise<void> =>
  storeInTurn(sealedBatches(vault, file, rows), (values) => manager.query(insertion, values));

async function* openedRows(
  manager: EntityManager,
  vault: OwnerVault,
  { userId, id }: OwnFile,
): AsyncGenerator<StoredRow[]> {
  for (let from = 0; ; from += batchSize) {
    const rows: SealedRow[] = await manager.query(
      `select file_id, position, to_char(day, 'YYYY-MM-DD') as day, cents, sealed_text, bank_tag, sealed_same_as,
         row_id, class, rule, rule_version, because, pair_row_id
       from bank_rows where user_id = $1 and file_id = $2 and position >= $3 and position < $4 order by position`,
      [userId, id, from, from + batchSize],
    );
    if (rows.length === 0) return;
    yield rows.map((row) => toStoredRow(vault, row));
  }
}

/** In batches, so that a large file blocks no call. */
export const readRows = (
  manager: EntityManager,
  vault: OwnerVault,
  file: OwnFile,
): AsyncGenerator<StoredRow[]> => readAhead(openedRows(manager, vault, file));

export async function countRows(
  manager: EntityManager,
  userId: UserId,
  fileIds: readonly string[],
): Promise<number> {
  const [row]: { rows: number }[] = await manager.query(
    'select count(*)::int as rows from bank_rows where user_id = $1 and file_id = any($2)',
    [userId, fileIds],
  );
  return row?.rows ?? 0;
}

function toStoredRow(vault: OwnerVault, row: SealedRow): StoredRow {
  const place = placeOf(row.file_id, row.position);
  return {
    position: row.position,
    day: row.day,
    cents: Number(row.cents),
    text: vault.open(table, 'sealed_text', place, row.sealed_text),
    id: row.bank_tag,
    sameAs:
      row.sealed_same_as === null
        ? undefined
        : vault.open(table, 'sealed_same_as', place, row.sealed_same_as),
    listing: row.row_id === null ? null : toListing(row, row.row_id),
  };
}

const toListing = (row: SealedRow, rowId: string): Listing => ({
  rowId,
  class: row.class,
  rule: row.rule,
  ruleVersion: row.rule_version,
  because: row.because,
  pairRowId: row.pair_row_id,
});

export const openRowText = (vault: OwnerVault, fileId: string, position: number, sealed: string): string =>
  vault.open(table, 'sealed_text', placeOf(fileId, position), sealed);

export async function skipRows(
  manager: EntityManager,
  vault: OwnerVault,
  { userId, id }: OwnFile,
  skipped: readonly { position: number; sameAs: string }[],
): Promise<void> {
  for (const batch of batchesOf(skipped))
    await manager.query(
      `update bank_rows r set sealed_same_as = n.same_as
       from unnest($3::int[], $4::text[]) as n (position, same_as)
       where r.user_id = $1 and r.file_id = $2 and r.position = n.position`,
      [
        userId,
        id,
        batch.map(({ position }) => position),
        batch.map(({ position, sameAs }) =>
          vault.seal(table, 'sealed_same_as', placeOf(id, position), sameAs),
        ),
      ],
    );
}

export async function deleteRows(manager: EntityManager, { userId, id }: OwnFile): Promise<void> {
  for (const name of [table, 'balance_anchors'])
    await manager.query(`delete from ${name} where user_id = $1 and file_id = $2`, [userId, id]);
}

/** Without statistics of an owner, PostgreSQL estimates one row and reads all her rows for each place. */
async function byPlaces(manager: EntityManager, sql: string, values: unknown[]): Promise<void> {
  await manager.query('set local enable_nestloop = off');
  await manager.query(sql, values);
  await manager.query('set local enable_nestloop = on');
}

export const dropListing = (
  manager: EntityManager,
  userId: UserId,
  rows: readonly ListingPlace[],
): Promise<void> => byPlaces(manager, dropListings, [userId, ...placeValues(rows)]);

export const setListing = (
  manager: EntityManager,
  userId: UserId,
  rows: readonly ListedRow[],
): Promise<void> => byPlaces(manager, setListings, [userId, ...listedValues(rows)]);

const dropListings = `update bank_rows r set row_id = null from unnest($2::uuid[], $3::int[]) as n (f, p)
  where r.user_id = $1 and r.file_id = n.f and r.position = n.p`;

const setListings = `update bank_rows r set account_id = a.account_id, row_id = n.r, class = n.c, rule = n.rule, rule_version = n.v,
    because = n.b, pair_row_id = n.pair
  from unnest($2::uuid[], $3::int[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[], $9::uuid[])
    as n (f, p, r, c, rule, v, b, pair)
  join bank_files a on a.user_id = $1 and a.id = n.f
  where r.user_id = $1 and r.file_id = n.f and r.position = n.p`;

const placeValues = (rows: readonly ListingPlace[]): unknown[] => [
  rows.map(({ fileId }) => fileId),
  rows.map(({ position }) => position),
];

const listedValues = (rows: readonly ListedRow[]): unknown[] => [
  ...placeValues(rows),
  rows.map(({ rowId }) => rowId),
  rows.map((row) => row.class),
  rows.map(({ verdict }) => verdict.rule.code),
  rows.map(({ verdict }) => verdict.rule.version),
  rows.map(({ verdict }) => verdict.because),
  rows.map(({ verdict }) => verdict.pairRowId),
];

export async function insertAnchors(
  manager: EntityManager,
  file: OwnFile,
  anchors: readonly Anchor[],
): Promise<void> {
  for (const batch of batchesOf(anchors.map((anchor, number) => ({ anchor, number }))))
    await manager.query(
      `insert into balance_anchors (file_id, user_id, number, day, cents, extended, skips_from, skips_to)
       select $1, $2, * from unnest($3::int[], $4::date[], $5::bigint[], $6::boolean[], $7::date[], $8::date[])`,
      [
        file.id,
        file.userId,
        batch.map(({ number }) => number),
        batch.map(({ anchor }) => anchor.day),
        batch.map(({ anchor }) => anchor.cents),
        batch.map(({ anchor }) => anchor.extended === true),
        batch.map(({ anchor }) => anchor.skips?.[0] ?? null),
        batch.map(({ anchor }) => anchor.skips?.[1] ?? null),
      ],
    );
}

interface AnchorRow {
  file_id: string;
  day: string;
  cents: string;
  extended: boolean;
  skips_from: string | null;
  skips_to: string | null;
}

export async function readAnchors(manager: EntityManager, userId: UserId): Promise<Map<string, Anchor[]>> {
  const rows: AnchorRow[] = await manager.query(
    `select file_id, to_char(day, 'YYYY-MM-DD') as day, cents, extended,
       to_char(skips_from, 'YYYY-MM-DD') as skips_from, to_char(skips_to, 'YYYY-MM-DD') as skips_to
     from balance_anchors where user_id = $1 order by file_id, number`,
    [userId],
  );
  const files = new Map<string, Anchor[]>();
  for (const row of rows) {
    const own = files.get(row.file_id);
    if (own === undefined) files.set(row.file_id, [toAnchor(row)]);
    else own.push(toAnchor(row));
  }
  return files;
}

const toAnchor = (row: AnchorRow): Anchor => ({
  day: row.day,
  cents: Number(row.cents),
  ...(row.extended && { extended: true as const }),
  ...(row.skips_from !== null && row.skips_to !== null && { skips: [row.skips_from, row.skips_to] as const }),
});
