import { type Client as ClientOfPractice, adviserAreas, ownerAreas, type Page } from '@groundwork/contracts';
import type { Client } from 'pg';
import { Owner } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { step } from '../local/progress.ts';
import { withClient } from '../local/wait.ts';
import { at, atMost, type Figure, figure, timed } from './figures.ts';
import { newAdmin, settled } from './growth-people.ts';
import type { Ground, System } from './ground.ts';
import { FIGURES } from './sample-owner.ts';
import { upload } from './upload-times.ts';

const ROUNDS = 400;
const SHORT_ROUNDS = 3;
const CLIENTS = 500;
const PAGE = 50;
const DOCUMENTS = 3;
const MOST_OF_HEADER = 1.1;
const MOST_OF_USERS = 2;
const SORTS = ['name', 'stated', 'proven', 'missing', 'due'];

type Read = () => Promise<unknown>;

/** Each round makes all reads, each first in its turn: a slow moment of the machine is in all of them. */
async function inTurns(reads: Readonly<Record<string, Read>>, rounds: number) {
  const names = Object.keys(reads);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const place of names.keys()) {
      const name = names[(place + round) % names.length] ?? '';
      times.get(name)?.push(await timed(() => reads[name]?.()));
    }
  return (name: string, share = 0.95) => at(times.get(name) ?? [], share);
}

async function dashboards({ url, facts }: System, rounds: number): Promise<Figure[]> {
  const owner = await Owner.signUp(url);
  await owner.request('/api/business-profile', FIGURES);
  for (let n = 0; n < DOCUMENTS; n += 1) await upload(owner, n);
  await withClient(facts.urls.postgres, settled);
  const read = (more: Record<string, string>) => async () => {
    const answer = await fetch(`${url}/api/dashboard`, { headers: { ...owner.headers, ...more } });
    await answer.arrayBuffer();
    if (answer.headers.get('x-business-id') !== owner.userId) throw new Failure('A reply names no business');
  };
  const reads = { with: read({ 'x-business-id': owner.userId }), without: read({}) };
  await inTurns(reads, Math.ceil(rounds / 10));
  const times = await inTurns(reads, rounds);
  return [
    figure('dashboard without x-business-id, p50 ms', times('without', 0.5)),
    figure('dashboard with x-business-id, p50 ms', times('with', 0.5)),
    figure('dashboard without x-business-id, p95 ms', times('without')),
    figure('dashboard with x-business-id, p95 ms', times('with')),
    atMost('dashboard with x-business-id / without, p95', times('with') / times('without'), MOST_OF_HEADER),
  ];
}

async function addClients(database: Client, practice: string, admin: string, count: number): Promise<void> {
  await database.query(
    `create temp table joined as select gen_random_uuid() as id, n from generate_series(1, ${count}) n`,
  );
  await database.query(
    `insert into identity.users select (jsonb_populate_record(u, jsonb_build_object('id', j.id,
       'email', j.id || '@example.com', 'first_name', 'Ann', 'last_name', 'Lee' || j.n))).*
     from identity.users u, joined j where u.id = $1`,
    [admin],
  );
  await database.query(
    `insert into identity.businesses (user_id, name, created_by)
     select id, (array['Bakery ', 'Garage ', 'Studio ', 'Clinic '])[1 + n % 4] || md5(n::text), id from joined`,
  );
  await database.query(
    `insert into identity.grants (id, user_id, holder_type, holder_id, role, areas, granted_by)
     select gen_random_uuid(), id, 'person', id, 'owner', $1::jsonb, id from joined
     union all select gen_random_uuid(), id, 'practice', $3::uuid, 'adviser', $2::jsonb, id from joined`,
    [JSON.stringify(ownerAreas), JSON.stringify(adviserAreas), practice],
  );
  await database.query(
    `insert into identity.client_rows (user_id, stated, proven, papers, next_due_what, next_due_on)
     select id, n * 7919 % 1000, nullif(n * 104729 % 700, 0), jsonb_build_object('tax_documents', n % 4),
       'Tax return', current_date + n % 90 from joined where n % 9 > 0`,
  );
  await database.query(
    `insert into identity.practice_clients (practice_id, user_id, stage)
     select $1, id, 'ready' from joined where n % 3 = 0`,
    [practice],
  );
  for (const table of ['users', 'businesses', 'grants', 'client_rows', 'practice_clients'])
    await database.query(`analyze identity.${table}`);
}

const rowsIn = async (reader: Owner, path: string) =>
  ((await reader.request(path)) as Page<ClientOfPractice>).items.length;

async function clientTables(system: System, rounds: number): Promise<Figure[]> {
  const { url, facts } = system;
  const adviser = await Owner.signUp(url);
  const { id } = (await adviser.request('/api/practices', { name: 'Lee & Partners' })) as { id: string };
  const admin = await withClient(facts.urls.postgres, async (database) => {
    await addClients(database, id, adviser.userId, CLIENTS);
    return newAdmin({ url, database });
  });
  const table = `/api/practices/${id}/clients?limit=${PAGE}`;
  const users = `/api/admin/users?limit=${PAGE}`;
  const paths = {
    ...Object.fromEntries(SORTS.map((sort) => [`by ${sort}`, `${table}&sort=${sort}`])),
    'search for a business': `${table}&search=bakery`,
    'search for an owner, by score': `${table}&search=lee4&sort=stated`,
    'of a stage': `${table}&stage=ready`,
  };
  for (const [what, path] of Object.entries({ ...paths, users }))
    if ((await rowsIn(what === 'users' ? admin : adviser, path)) !== PAGE)
      throw new Failure(`The page ${what} is not full`);
  const reads = Object.fromEntries(
    Object.entries(paths).map(([what, path]) => [what, () => adviser.request(path)]),
  );
  const all = { users: () => admin.request(users), ...reads };
  await inTurns(all, Math.ceil(rounds / 10));
  const times = await inTurns(all, rounds);
  return [
    figure('a page of GET /api/admin/users, p95 ms', times('users')),
    ...Object.keys(paths).flatMap((what) => [
      figure(`${CLIENTS} clients, ${what}, p95 ms`, times(what)),
      atMost(`${CLIENTS} clients, ${what} / users, p95`, times(what) / times('users'), MOST_OF_USERS),
    ]),
  ];
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const system = await ground.system();
  const rounds = ground.count(ROUNDS, SHORT_ROUNDS, 0);
  return [
    ...(await step('Reading dashboards', () => dashboards(system, rounds))),
    ...(await step(`Reading tables of ${CLIENTS} clients`, () => clientTables(system, rounds))),
  ];
}
