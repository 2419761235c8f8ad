import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { codeMinutes, mostCodesADay, mostTries } from '../domain/code.rules.ts';
import type { LinkRow } from '../domain/link.model.ts';
import { tooManyCodes } from '../sharing.errors.ts';
import type { OwnerVault } from './owner-key.repository.ts';

interface CodeRow {
  id: string;
  tag: string;
  wrongTries: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

interface NewCode {
  readonly code: string;
  readonly now: Date;
}

const expiryAfter = (now: Date): Date => new Date(now.getTime() + codeMinutes * minuteMs);

/** A reserved code counts, and works only after `startCode`. */
export async function reserveCode(
  manager: EntityManager,
  vault: OwnerVault,
  { id: linkId, userId }: LinkRow,
  { code, now }: NewCode,
): Promise<string> {
  const id = newId();
  await manager.query(
    `insert into share_codes (id, user_id, link_id, code_tag, created_at, expires_at, ended_at)
     values ($1, $2, $3, $4, $5, $5, $5)`,
    [id, userId, linkId, vault.codeTag(id, code), now],
  );
  return id;
}

/** A started code replaces each earlier one. */
export async function startCode(
  manager: EntityManager,
  { id: linkId, userId }: LinkRow,
  { id, now }: { id: string; now: Date },
): Promise<Date> {
  const expiresAt = expiryAfter(now);
  await manager.query(
    `update share_codes set expires_at = case when id = $3::uuid then $5::timestamptz else expires_at end,
       ended_at = case when id = $3::uuid then null else coalesce(ended_at, $4::timestamptz) end
     where user_id = $1 and link_id = $2 and (id = $3::uuid or ended_at is null)`,
    [userId, linkId, id, now, expiresAt],
  );
  return expiresAt;
}

export async function dropCode(manager: EntityManager, userId: UserId, id: string): Promise<void> {
  await manager.query('delete from share_codes where user_id = $1 and id = $2', [userId, id]);
}

export async function addCode(
  manager: EntityManager,
  vault: OwnerVault,
  link: LinkRow,
  code: NewCode,
): Promise<Date> {
  const id = await reserveCode(manager, vault, link, code);
  return startCode(manager, link, { id, now: code.now });
}

/** Mailed codes and codes by phone count together. */
export async function checkCodesOfDay(
  manager: EntityManager,
  { id: linkId, userId }: LinkRow,
  now: Date,
): Promise<void> {
  const [row]: { count: number }[] = await manager.query(
    `select count(*)::int as count from share_codes
     where user_id = $1 and link_id = $2 and created_at > $3`,
    [userId, linkId, new Date(now.getTime() - dayMs)],
  );
  if ((row?.count ?? 0) >= mostCodesADay) throw tooManyCodes(mostCodesADay);
}

export async function openCode(
  manager: EntityManager,
  { id: linkId, userId }: LinkRow,
  now: Date,
): Promise<CodeRow | null> {
  const [row]: CodeRow[] = await manager.query(
    `select id, code_tag as tag, wrong_tries as "wrongTries" from share_codes
     where user_id = $1 and link_id = $2 and ended_at is null and expires_at > $3 and wrong_tries < $4
     order by created_at desc limit 1`,
    [userId, linkId, now, mostTries],
  );
  return row ?? null;
}

export async function endCode(manager: EntityManager, userId: UserId, id: string, now: Date): Promise<void> {
  await manager.query('update share_codes set ended_at = $3 where user_id = $1 and id = $2', [
    userId,
    id,
    now,
  ]);
}

export async function countWrongTry(manager: EntityManager, userId: UserId, id: string): Promise<void> {
  await manager.query('update share_codes set wrong_tries = wrong_tries + 1 where user_id = $1 and id = $2', [
    userId,
    id,
  ]);
}
