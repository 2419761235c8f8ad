// The owners of growth.mjs: a few who came through the API as anybody does, and their copies, signed in.
import { until } from '../local/wait.mjs';
import { SERVICES } from './growth-fill.mjs';
import { ask, signUp } from './own-system.mjs';
import { FIGURES } from './sample-owner.mjs';
import { upload } from './upload-times.mjs';

/** @typedef {{ token: string, userId: string }} Owner */
/** @typedef {{ url: string, database: import('pg').Client }} System */

const PATIENCE_MS = 120_000;

/** Nothing is told any more, and everybody has heard of the newest profile. @param {System} system */
export async function settled({ database }) {
  const waiting = SERVICES.map(
    (service) => `exists (select 1 from ${service}.outbox where published_at is null)`,
  );
  const isQuiet = await until(
    async () => {
      const { rows } = await database.query(
        `select ${waiting.join(' or ')}
           or exists (select 1 from scoring.owners where pending is not null)
           or exists (select 1 from documents.documents where status in ('pending', 'processing'))
           or exists (select 1 from profile.profiles p
             left join scoring.owners s using (user_id) left join matching.owners m using (user_id)
             left join documents.owners d using (user_id)
             where (s.profile_version, m.profile_version, d.figures_version)
               is distinct from (p.version, p.version, p.version) and p.version > 0) as waits`,
      );
      return rows[0].waits === false;
    },
    { withinMs: PATIENCE_MS },
  );
  if (!isQuiet) throw new Error(`After ${PATIENCE_MS / 1000} s something was still under way`);
}

/** @param {System} system @param {number} n @param {number} papers @returns {Promise<Owner>} */
async function join({ url }, n, papers) {
  const token = await signUp(url, n);
  const { id: userId } = await ask(url, '/api/user', token);
  for (const personalCreditScore of [580 + n * 10, 640 + n * 10])
    await ask(url, '/api/business-profile', token, { ...FIGURES, personalCreditScore });
  for (let paper = 0; paper < papers; paper += 1) await upload(url, token, n + paper);
  return { token, userId };
}

/** @param {System} system @param {number} count @param {number} papers that each of them uploads */
export async function newOwners(system, count, papers) {
  /** @type {Owner[]} */
  const owners = [];
  for (let n = 0; n < count; n += 1) owners.push(await join(system, n, papers));
  await settled(system);
  return owners;
}

/** @param {System} system @returns {Promise<Owner>} */
export async function newAdmin({ url, database }) {
  const token = await signUp(url, 999);
  await database.query(`update identity.users set role = 'admin' where email like 'bench.999.%'`);
  const { id: userId, role } = await ask(url, '/api/user', token);
  if (role !== 'admin') throw new Error('The administrator of this bench is none');
  return { token, userId };
}

/** Some of the copies, from the first to the last. @param {System} system @param {Owner[]} owners @param {number} copies @param {number} count */
export async function someCopies({ url, database }, owners, copies, count) {
  // seen only once everything is built
  const { newToken, tokenHash } = await import('@groundwork/platform-crypto');
  /** @type {Owner[]} */
  const some = [];
  for (let n = 0; n < count; n += 1) {
    const original = owners[n % owners.length]?.userId;
    const token = newToken();
    const { rows } = await database.query(
      `insert into identity.sessions (token_hash, user_id, expires_at)
       values ($1, pg_temp.copied($2, $3), now() + interval '1 day') returning user_id`,
      [tokenHash(token), original, 1 + Math.floor((n * (copies - 1)) / count)],
    );
    await ask(url, '/api/user', token);
    some.push({ token, userId: rows[0].user_id });
  }
  return some;
}
