import { newToken, tokenHash } from '@groundwork/platform-crypto';
import type { Client } from 'pg';
import { Owner } from '../drills/owner.ts';
import { until, withClient } from '../local/wait.ts';
import { servicesIn } from './growth-fill.ts';
import type { System } from './ground.ts';
import { FIGURES } from './sample-owner.ts';
import { upload } from './upload-times.ts';

export interface Grown {
  readonly url: string;
  readonly database: Client;
}

const PATIENCE_MS = 120_000;

const UNDER_WAY = [
  `scoring.owners where pending is not null`,
  `documents.documents where status in ('pending', 'processing')`,
  `ledger.bank_files where state in ('reading', 'applying')`,
  `documents.outbox sent where type = 'document.processed'
     and not exists (select 1 from ledger.inbox where event_id = sent.id)`,
  `ledger.owners l left join profile.evidence p using (user_id) left join scoring.proofs s using (user_id)
     where l.evidence_version > 0
       and (p.version, s.evidence_version) is distinct from (l.evidence_version, l.evidence_version)`,
  `profile.profiles p left join profile.owner_figures f using (user_id)
     left join scoring.owners s using (user_id) left join matching.owners m using (user_id)
     left join documents.owners d using (user_id)
     where p.version > 0 and (s.profile_version, m.profile_version, d.figures_version)
       is distinct from (f.version, f.version, p.version)`,
];

export async function settled(database: Client) {
  const unsent = (await servicesIn(database)).map(
    (service) => `${service}.outbox where published_at is null`,
  );
  const waiting = [...unsent, ...UNDER_WAY].map((from) => `exists (select 1 from ${from})`);
  const isQuiet = await until(
    async () => {
      const { rows } = await database.query<{ waits: boolean }>(`select ${waiting.join(' or ')} as waits`);
      return rows[0]?.waits === false;
    },
    { withinMs: PATIENCE_MS },
  );
  if (!isQuiet) throw new Error(`After ${PATIENCE_MS / 1000} s something was still under way`);
}

async function join(url: string, n: number, documents: number): Promise<Owner> {
  const owner = await Owner.signUp(url);
  for (const personalCreditScore of [580 + n * 10, 640 + n * 10])
    await owner.request('/api/business-profile', { ...FIGURES, personalCreditScore });
  for (let document = 0; document < documents; document += 1) await upload(owner, n + document);
  return owner;
}

export async function newOwners(
  { url, database }: Grown,
  count: number,
  documents: number,
): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (let n = 0; n < count; n += 1) owners.push(await join(url, n, documents));
  await settled(database);
  return owners;
}

export async function newAdmin({ url, database }: Grown): Promise<Owner> {
  const admin = await Owner.signUp(url, `bench.999.${Date.now()}@example.com`);
  await database.query(`update identity.users set role = 'admin' where id = $1`, [admin.userId]);
  const { role } = (await admin.request('/api/user')) as { role: string };
  if (role !== 'admin') throw new Error('The role of this administrator is missing');
  return admin;
}

export const adminOf = ({ url, facts }: System): Promise<Owner> =>
  withClient(facts.urls.postgres, (database) => newAdmin({ url, database }));

export async function someCopies(
  { url, database }: Grown,
  owners: readonly Owner[],
  copies: number,
  count: number,
): Promise<Owner[]> {
  const some: Owner[] = [];
  for (let n = 0; n < count; n += 1) {
    const original = owners[n % owners.length]?.userId;
    const token = newToken();
    const { rows } = await database.query<{ user_id: string }>(
      `insert into identity.sessions (token_hash, user_id, expires_at)
       values ($1, pg_temp.copied($2, $3), now() + interval '1 day') returning user_id`,
      [tokenHash(token), original, 1 + Math.floor((n * (copies - 1)) / count)],
    );
    const copy = new Owner(url, token, rows[0]?.user_id);
    await copy.request('/api/user');
    some.push(copy);
  }
  return some;
}
