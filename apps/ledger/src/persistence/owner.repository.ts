import { createHash } from 'node:crypto';
import type { BankRowClass, EvidenceState, FigureWitnessState, UserId } from '@groundwork/contracts';
import type { BankEvidence } from '@groundwork/engine-evidence';
import { isErased } from '@groundwork/platform-erasure';
import type { EntityManager } from 'typeorm';
import { accountErased } from '../ledger.errors.ts';
import type { OwnerVault } from './owner-key.repository.ts';

/** Serializes all changes of one owner. */
export async function lockOwner(manager: EntityManager, userId: UserId): Promise<void> {
  if (await isErased(manager, userId)) throw accountErased();
  await manager.query('insert into owners (user_id) values ($1) on conflict do nothing', [userId]);
  await manager.query('select 1 from owners where user_id = $1 for update', [userId]);
}

export async function readCorrections(
  manager: EntityManager,
  userId: UserId,
): Promise<Map<string, BankRowClass>> {
  const rows: { row_id: string; class: BankRowClass }[] = await manager.query(
    'select row_id, class from row_corrections where user_id = $1',
    [userId],
  );
  return new Map(rows.map((row) => [row.row_id, row.class]));
}

export async function readWitnesses(manager: EntityManager, userId: UserId): Promise<FigureWitnessState[]> {
  const rows: { state: FigureWitnessState }[] = await manager.query(
    'select state from witnesses where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ state }) => state);
}

export async function replaceWitnesses(
  manager: EntityManager,
  userId: UserId,
  witnesses: readonly FigureWitnessState[],
): Promise<void> {
  await manager.query('delete from witnesses where user_id = $1', [userId]);
  await manager.query(
    `insert into witnesses (user_id, id, state)
     select $1, w ->> 'id', w from jsonb_array_elements($2::jsonb) w`,
    [userId, JSON.stringify(witnesses)],
  );
}

const hashOf = (state: unknown): string => createHash('sha256').update(JSON.stringify(state)).digest('hex');

export async function nextStateVersion(
  manager: EntityManager,
  userId: UserId,
  name: 'evidence' | 'cash_flow',
  state: unknown,
): Promise<number | null> {
  const [rows]: [{ version: number }[]] = await manager.query(
    `update owners set ${name}_version = ${name}_version + 1, ${name}_hash = $2
     where user_id = $1 and ${name}_hash <> $2 returning ${name}_version as version`,
    [userId, hashOf(state)],
  );
  return rows[0]?.version ?? null;
}

interface OwnerEvidence {
  version: number;
  accounts: EvidenceState['accounts'];
  rows: BankEvidence | null;
}

export async function readOwnerEvidence(manager: EntityManager, userId: UserId): Promise<OwnerEvidence> {
  const [owner]: OwnerEvidence[] = await manager.query(
    `select evidence_version as version, witnessed_accounts as accounts, bank_evidence as rows
     from owners where user_id = $1`,
    [userId],
  );
  return owner ?? { version: 0, accounts: [], rows: null };
}

const sealedNames = ['owners', 'sealed_names'] as const;

export async function writeNames(
  manager: EntityManager,
  vault: OwnerVault,
  userId: UserId,
  names: readonly string[],
): Promise<void> {
  const sealed = vault.seal(...sealedNames, userId, JSON.stringify(names));
  await manager.query('update owners set sealed_names = $2 where user_id = $1', [userId, sealed]);
}

export async function readNames(
  manager: EntityManager,
  vault: OwnerVault,
  userId: UserId,
): Promise<readonly string[]> {
  const [owner]: { sealed: string | null }[] = await manager.query(
    'select sealed_names as sealed from owners where user_id = $1',
    [userId],
  );
  if (!owner?.sealed) return [];
  return JSON.parse(vault.open(...sealedNames, userId, owner.sealed)) as string[];
}
