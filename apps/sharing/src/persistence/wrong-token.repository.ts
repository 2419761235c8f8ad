import { createHash } from 'node:crypto';
import { wideNetworkOf } from '@groundwork/platform-config';
import type { EntityManager } from 'typeorm';
import { tooManyTokens } from '../sharing.errors.ts';

const most = 20;
const windowMs = 15 * 60_000;

/** A digest: the table has no address of a person. */
const nameOf = (clientAddress = ''): string =>
  createHash('sha256')
    .update(`request ${wideNetworkOf(clientAddress)}`)
    .digest('hex');

interface Visitor {
  clientAddress: string | undefined;
  now: Date;
}

/** Holds the row of the network until the transaction ends: simultaneous guesses count one after another. */
export async function admitToken(manager: EntityManager, { clientAddress, now }: Visitor): Promise<void> {
  const since = new Date(now.getTime() - windowMs);
  await manager.query('delete from wrong_tokens where expires_at < $1', [now]);
  const [row]: { madeAt: Date[] }[] = await manager.query(
    `insert into wrong_tokens (network, made_at, expires_at) values ($1, '{}', $2)
     on conflict (network) do update set expires_at = greatest(wrong_tokens.expires_at, excluded.expires_at)
     returning made_at as "madeAt"`,
    [nameOf(clientAddress), new Date(now.getTime() + windowMs)],
  );
  const recent = (row?.madeAt ?? []).filter((at) => at > since).sort((a, b) => a.getTime() - b.getTime());
  const oldest = recent.at(-most);
  if (oldest) throw tooManyTokens(Math.ceil((oldest.getTime() - since.getTime()) / 1000));
}

export async function countWrongToken(
  manager: EntityManager,
  { clientAddress, now }: Visitor,
): Promise<void> {
  await manager.query(
    `update wrong_tokens set made_at = array_append(
       array(select each from unnest(made_at) each where each > $2::timestamptz - interval '15 minutes'), $2::timestamptz)
     where network = $1`,
    [nameOf(clientAddress), now],
  );
}
