import { type AnalysisResult, documentId, rpc } from '@groundwork/contracts';
import type { RpcClient } from '@groundwork/platform-messaging';
import type { Owner } from '../drills/owner.ts';
import { until } from '../local/wait.ts';
import { timed } from './figures.ts';
import type { Grown } from './growth-people.ts';

export interface Scene extends Grown {
  readonly admin: Owner;
  readonly filer: Owner;
  readonly document: string;
  readonly owners: readonly Owner[];
  readonly rpc: RpcClient;
}

export interface Line {
  readonly what: string;
  /** May take ten times as long; see docs/performance.md. */
  readonly grows?: boolean;
}

export interface Request {
  readonly lines: readonly Line[];
  readonly take: (round: number) => Promise<number[]>;
}

const PATIENCE = { withinMs: 30_000, everyMs: 2 };

async function follow({ database }: Scene, statement: string, values: unknown[]): Promise<void> {
  const hasRow = async () => (await database.query(statement, values)).rows.length > 0;
  if (!(await until(hasRow, PATIENCE))) throw new Error(`Waited in vain for: ${statement}`);
}

function ownerOf({ owners }: Scene, round: number): Owner {
  const owner = owners[round % owners.length];
  if (owner === undefined) throw new Error('There is no owner.');
  return owner;
}

const read = (scene: Scene, what: string, path: string, grows = false): Request => ({
  lines: [{ what, grows }],
  take: async (round) => [await timed(() => ownerOf(scene, round).request(path))],
});

const readAsAdmin = (scene: Scene, what: string, path: string, grows = false): Request => ({
  lines: [{ what, grows }],
  take: async () => [await timed(() => scene.admin.request(path))],
});

const control = (scene: Scene) => read(scene, 'what no data can slow down', '/api/config');

/** No save repeats the figures of an earlier one. */
let saves = 0;

const saveProfile = (scene: Scene): Request => ({
  lines: [{ what: 'profile saved' }, { what: 'profile saved → score computed, lenders counted' }],
  take: async (round) => {
    const owner = ownerOf(scene, round);
    const start = performance.now();
    saves += 1;
    const figures = { operatingCashFlow: 80_000 + saves, personalCreditScore: 650 + (saves % 90) };
    await owner.request('/api/business-profile', figures);
    const saved = performance.now() - start;
    await follow(
      scene,
      `select 1 from profile.owner_figures f join scoring.owners s using (user_id) join matching.owners m using (user_id)
       where user_id = $1 and s.profile_version = f.version and s.pending is null and m.profile_version = f.version`,
      [owner.userId],
    );
    return [saved, performance.now() - start];
  },
});

export const aboutOwners = (scene: Scene): Request[] => [
  control(scene),
  read(scene, 'dashboard', '/api/dashboard'),
  read(scene, 'score', '/api/score'),
  read(scene, 'steps of the score', '/api/score/history?limit=50'),
  read(scene, 'profile', '/api/business-profile'),
  saveProfile(scene),
  read(
    { ...scene, owners: [scene.filer] },
    'first page of 20 of 300 old documents',
    '/api/documents?limit=20',
  ),
  readAsAdmin(scene, 'admin: first page of users', '/api/admin/users'),
  readAsAdmin(scene, 'admin: users by a part of the email', '/api/admin/users?search=bench.999', true),
  readAsAdmin(scene, 'admin: how far one document is', `/api/admin/support?search=${scene.document}`, true),
];

/** A lender that no owner fits, so that no list changes. */
export async function saveLender(scene: Scene): Promise<Request> {
  const { database, admin } = scene;
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
      const saved = await timed(() => admin.request(path, { active }, 'PATCH'));
      const next = await timed(() => ownerOf(scene, round).request('/api/lender-matches?limit=50'));
      await follow(
        scene,
        `select 1 from matching.catalogue_state c join matching.outbox o on o.aggregate_version = c.version
         join matching.inbox i on i.event_id = o.id where o.aggregate_id = 'catalogue'`,
        [],
      );
      return [saved, next];
    },
  };
}

export const aboutLenders = (scene: Scene): Request[] => [
  control(scene),
  saveProfile(scene),
  read(scene, 'dashboard', '/api/dashboard'),
  read(scene, 'matches, first page of 50, figures new', '/api/lender-matches?limit=50', true),
  read(scene, 'matches and near misses, first page, right after', '/api/lender-matches?include=all'),
  read(scene, 'all matches', '/api/lender-matches', true),
  readAsAdmin(scene, 'admin: first page of lenders', '/api/admin/lenders'),
  readAsAdmin(scene, 'admin: lenders by a part of the name', '/api/admin/lenders?search=sample-0999', true),
];

type Analysis = Extract<AnalysisResult, { outcome: 'analysed' }>;

interface Analyzed extends Pick<
  Analysis,
  'confidence' | 'classification' | 'extracted' | 'pages' | 'previews'
> {
  readonly analysis_run: number;
  readonly fraud_score: number;
  readonly figures_hash: string;
}

const recordAnalysis = (scene: Scene): Request => ({
  lines: [
    { what: 'one more document read: checked against the others', grows: true },
    { what: '… → score computed' },
  ],
  take: async () => {
    const { rows } = await scene.database.query<Analyzed>(
      `update documents.documents set status = 'pending', analysis_run = analysis_run + 1,
         due_since = now() + interval '1 hour' where id = $1
       returning analysis_run, confidence, fraud_score, classification, extracted, figures_hash, pages, previews`,
      [scene.document],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`There is no document ${scene.document}.`);
    const { analysis_run: version, fraud_score: fraudScore, figures_hash: figuresHash, ...analysis } = row;
    const result: Analysis = { outcome: 'analysed', ...analysis, signals: [], fraudScore, figuresHash };
    const start = performance.now();
    await scene.rpc.call(rpc.documents.recordAnalysis, {
      documentId: documentId.parse(scene.document),
      version,
      result,
    });
    const recorded = performance.now() - start;
    await follow(
      scene,
      `select 1 from documents.documents d join scoring.documents s on s.document_id = d.id
       join scoring.owners o on o.user_id = d.user_id
       where d.id = $1 and s.version = d.version and o.pending is null`,
      [scene.document],
    );
    return [recorded, performance.now() - start];
  },
});

export const aboutDocuments = (scene: Scene): Request[] => [
  control(scene),
  read(scene, 'dashboard', '/api/dashboard'),
  read(scene, 'score', '/api/score'),
  read(scene, 'documents, first page of 20', '/api/documents?limit=20'),
  read(scene, 'all documents', '/api/documents', true),
  read(scene, 'one document', `/api/documents/${scene.document}`),
  recordAnalysis(scene),
];
