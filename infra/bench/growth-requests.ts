// What growth.ts asks of the system at each size.
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnalysisResult, documentId, rpc } from '@groundwork/contracts';
import type { RpcClient } from '@groundwork/platform-messaging';
import type { Owner } from '../drills/owner.ts';
import type { Grown } from './growth-people.ts';

export interface Asked extends Grown {
  readonly admin: Owner;
  readonly filer: Owner;
  readonly paper: string;
  readonly owners: readonly Owner[];
  readonly rpc: RpcClient;
}

export interface Line {
  readonly what: string;
  /** May take ten times as long; docs/performance.md says why. */
  readonly grows?: boolean;
}

/** Takes one time for each line. */
export interface Request {
  readonly lines: readonly Line[];
  readonly take: (round: number) => Promise<number[]>;
}

const PATIENCE_MS = 30_000;
const FOLLOW_EVERY_MS = 2;

async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Until the statement answers a row. */
async function follow({ database }: Asked, statement: string, values: unknown[]) {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await database.query(statement, values)).rows.length === 0) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for: ${statement}`);
    await sleep(FOLLOW_EVERY_MS);
  }
}

function ownerOf({ owners }: Asked, round: number): Owner {
  const owner = owners[round % owners.length];
  if (owner === undefined) throw new Error('There is nobody to ask for.');
  return owner;
}

const read = (asked: Asked, what: string, path: string, grows = false): Request => ({
  lines: [{ what, grows }],
  take: async (round) => [await timed(() => ownerOf(asked, round).ask(path))],
});

const readAsAdmin = (asked: Asked, what: string, path: string, grows = false): Request => ({
  lines: [{ what, grows }],
  take: async () => [await timed(() => asked.admin.ask(path))],
});

/** Says how much of a ratio is the machine's. */
const control = (asked: Asked) => read(asked, 'what no data can slow down', '/api/config');

/** Each save changes something, whoever was saved before. */
let saves = 0;

/** From the click to the answer, to the score, to the lenders counted. */
const saveProfile = (asked: Asked): Request => ({
  lines: [{ what: 'profile saved' }, { what: 'profile saved → score computed, lenders counted' }],
  take: async (round) => {
    const owner = ownerOf(asked, round);
    const start = performance.now();
    saves += 1;
    const figures = { operatingCashFlow: 80_000 + saves, personalCreditScore: 650 + (saves % 90) };
    await owner.ask('/api/business-profile', figures);
    const saved = performance.now() - start;
    await follow(
      asked,
      `select 1 from profile.profiles p join scoring.owners s using (user_id) join matching.owners m using (user_id)
       where user_id = $1 and s.profile_version = p.version and s.pending is null and m.profile_version = p.version`,
      [owner.userId],
    );
    return [saved, performance.now() - start];
  },
});

export const aboutOwners = (asked: Asked): Request[] => [
  control(asked),
  read(asked, 'dashboard', '/api/dashboard'),
  read(asked, 'score', '/api/score'),
  read(asked, 'steps of the score', '/api/score/history?limit=50'),
  read(asked, 'profile', '/api/business-profile'),
  saveProfile(asked),
  read(
    { ...asked, owners: [asked.filer] },
    'first page of 20 of 300 old documents',
    '/api/documents?limit=20',
  ),
  readAsAdmin(asked, 'admin: first page of users', '/api/admin/users'),
  readAsAdmin(asked, 'admin: users by a part of the email', '/api/admin/users?search=bench.999', true),
  readAsAdmin(asked, 'admin: how far one document is', `/api/admin/support?search=${asked.paper}`, true),
];

/** One that no owner fits, so that nobody's list changes. */
export async function saveLender(asked: Asked): Promise<Request> {
  const { database, admin } = asked;
  const { rows } = await database.query<{ id: string }>(
    `select id from matching.programmes p where active and not exists (
       select 1 from matching.owners o where length(o.eligible) > p.row_number >> 3
         and get_bit(o.eligible, p.row_number) = 1) order by row_number limit 1`,
  );
  const path = `/api/admin/lenders/${encodeURIComponent(rows[0]?.id ?? '')}`;
  let active = true;
  return {
    lines: [{ what: 'admin: one lender saved' }, { what: 'matches, first page, lender new', grows: true }],
    take: async (round) => {
      active = !active;
      const saved = await timed(() => admin.ask(path, { active }, 'PATCH'));
      const next = await timed(() => ownerOf(asked, round).ask('/api/lender-matches?limit=50'));
      await follow(
        asked,
        `select 1 from matching.catalogue_state c join matching.outbox o on o.aggregate_version = c.version
         join matching.inbox i on i.event_id = o.id where o.aggregate_id = 'catalogue'`,
        [],
      );
      return [saved, next];
    },
  };
}

export const aboutLenders = (asked: Asked): Request[] => [
  control(asked),
  saveProfile(asked),
  read(asked, 'dashboard', '/api/dashboard'),
  read(asked, 'matches, first page of 50, figures new', '/api/lender-matches?limit=50', true),
  read(asked, 'matches and near misses, first page, right after', '/api/lender-matches?include=all'),
  read(asked, 'all matches', '/api/lender-matches', true),
  readAsAdmin(asked, 'admin: first page of lenders', '/api/admin/lenders'),
  readAsAdmin(asked, 'admin: lenders by a part of the name', '/api/admin/lenders?search=sample-0999', true),
];

type Found = Extract<AnalysisResult, { outcome: 'analysed' }>;

/** A row of documents.documents, as it was last recorded. */
interface Analysed extends Pick<Found, 'confidence' | 'classification' | 'extracted' | 'pages' | 'previews'> {
  readonly analysis_run: number;
  readonly fraud_score: number;
  readonly figures_hash: string;
}

/** The same paper read again and again, so that there are no more of them. */
const recordAnalysis = (asked: Asked): Request => ({
  lines: [
    { what: 'one more paper read: checked against the others', grows: true },
    { what: '… → score computed' },
  ],
  take: async () => {
    const { rows } = await asked.database.query<Analysed>(
      `update documents.documents set status = 'pending', analysis_run = analysis_run + 1,
         due_since = now() + interval '1 hour' where id = $1
       returning analysis_run, confidence, fraud_score, classification, extracted, figures_hash, pages, previews`,
      [asked.paper],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`There is no document ${asked.paper}.`);
    const { analysis_run: version, fraud_score: fraudScore, figures_hash: figuresHash, ...found } = row;
    const result: Found = { outcome: 'analysed', ...found, signals: [], fraudScore, figuresHash };
    const start = performance.now();
    await asked.rpc.call(rpc.documents.recordAnalysis, {
      documentId: documentId.parse(asked.paper),
      version,
      result,
    });
    const recorded = performance.now() - start;
    await follow(
      asked,
      `select 1 from documents.documents d join scoring.documents s on s.document_id = d.id
       join scoring.owners o on o.user_id = d.user_id
       where d.id = $1 and s.version = d.version and o.pending is null`,
      [asked.paper],
    );
    return [recorded, performance.now() - start];
  },
});

/** Of one owner who has all of them. */
export const aboutDocuments = (asked: Asked): Request[] => [
  control(asked),
  read(asked, 'dashboard', '/api/dashboard'),
  read(asked, 'score', '/api/score'),
  read(asked, 'documents, first page of 20', '/api/documents?limit=20'),
  read(asked, 'all documents', '/api/documents', true),
  read(asked, 'one document', `/api/documents/${asked.paper}`),
  recordAnalysis(asked),
];
