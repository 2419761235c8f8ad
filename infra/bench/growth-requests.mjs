// What growth.mjs asks of the system at each size.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './own-system.mjs';

/** @typedef {import('./growth-people.mjs').Owner} Owner */
/** @typedef {import('./growth-people.mjs').System & { admin: Owner, filer: Owner, paper: string, owners: Owner[], rpc: import('@groundwork/platform-messaging').RpcClient }} Asked */
/** @typedef {{ what: string, grows?: boolean }} Line what `grows` may take ten times as long; docs/performance.md says why */
/** @typedef {{ lines: Line[], take: (round: number) => Promise<number[]> }} Request one time for each line */

const PATIENCE_MS = 30_000;
const FOLLOW_EVERY_MS = 2;

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Until the statement answers a row. @param {Asked} asked @param {string} statement @param {unknown[]} values */
async function follow({ database }, statement, values) {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await database.query(statement, values)).rows.length === 0) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for: ${statement}`);
    await sleep(FOLLOW_EVERY_MS);
  }
}

/** @param {Asked} asked @param {number} round */
const ownerOf = ({ owners }, round) => /** @type {Owner} */ (owners[round % owners.length]);

/** @param {Asked} asked @param {string} what @param {string} path @param {boolean} [grows] @returns {Request} */
const read = (asked, what, path, grows = false) => ({
  lines: [{ what, grows }],
  take: async (round) => [await timed(() => ask(asked.url, path, ownerOf(asked, round).token))],
});

/** @param {Asked} asked @param {string} what @param {string} path @param {boolean} [grows] @returns {Request} */
const readAsAdmin = (asked, what, path, grows = false) => ({
  lines: [{ what, grows }],
  take: async () => [await timed(() => ask(asked.url, path, asked.admin.token))],
});

/** Says how much of a ratio is the machine's. @param {Asked} asked */
const control = (asked) => read(asked, 'what no data can slow down', '/api/config');

/** Each save changes something, whoever was saved before. */
let saves = 0;

/** From the click to the answer, to the score, to the lenders counted. @param {Asked} asked @returns {Request} */
const saveProfile = (asked) => ({
  lines: [{ what: 'profile saved' }, { what: 'profile saved → score computed, lenders counted' }],
  take: async (round) => {
    const { token, userId } = ownerOf(asked, round);
    const start = performance.now();
    saves += 1;
    const figures = { operatingCashFlow: 80_000 + saves, personalCreditScore: 650 + (saves % 90) };
    await ask(asked.url, '/api/business-profile', token, figures);
    const saved = performance.now() - start;
    await follow(
      asked,
      `select 1 from profile.profiles p join scoring.owners s using (user_id) join matching.owners m using (user_id)
       where user_id = $1 and s.profile_version = p.version and s.pending is null and m.profile_version = p.version`,
      [userId],
    );
    return [saved, performance.now() - start];
  },
});

/** @param {Asked} asked @returns {Request[]} */
export const aboutOwners = (asked) => [
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

/** One that no owner fits, so that nobody's list changes. @param {Asked} asked @returns {Promise<Request>} */
export async function saveLender(asked) {
  const { database, url, admin } = asked;
  const { rows } = await database.query(
    `select id from matching.programmes p where active and not exists (
       select 1 from matching.owners o where length(o.eligible) > p.row_number >> 3
         and get_bit(o.eligible, p.row_number) = 1) order by row_number limit 1`,
  );
  const path = `/api/admin/lenders/${encodeURIComponent(rows[0].id)}`;
  let active = true;
  return {
    lines: [{ what: 'admin: one lender saved' }, { what: 'matches, first page, lender new', grows: true }],
    take: async (round) => {
      active = !active;
      const saved = await timed(() => ask(url, path, admin.token, { active }, 'PATCH'));
      const { token } = ownerOf(asked, round);
      const next = await timed(() => ask(url, '/api/lender-matches?limit=50', token));
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

/** @param {Asked} asked @returns {Request[]} */
export const aboutLenders = (asked) => [
  control(asked),
  saveProfile(asked),
  read(asked, 'dashboard', '/api/dashboard'),
  read(asked, 'matches, first page of 50, figures new', '/api/lender-matches?limit=50', true),
  read(asked, 'matches and near misses, first page, right after', '/api/lender-matches?include=all'),
  read(asked, 'all matches', '/api/lender-matches', true),
  readAsAdmin(asked, 'admin: first page of lenders', '/api/admin/lenders'),
  readAsAdmin(asked, 'admin: lenders by a part of the name', '/api/admin/lenders?search=sample-0999', true),
];

/** The same paper read again and again, so that there are no more of them. @param {Asked} asked @returns {Request} */
const recordAnalysis = (asked) => ({
  lines: [
    { what: 'one more paper read: checked against the others', grows: true },
    { what: '… → score computed' },
  ],
  take: async () => {
    const { rpc } = await import('@groundwork/contracts');
    const { rows } = await asked.database.query(
      `update documents.documents set status = 'pending', analysis_run = analysis_run + 1,
         due_since = now() + interval '1 hour' where id = $1
       returning analysis_run, confidence, fraud_score, classification, extracted, figures_hash, pages, previews`,
      [asked.paper],
    );
    const { analysis_run: version, confidence, classification, extracted, pages, previews } = rows[0];
    const found = { confidence, classification, extracted, pages, previews, signals: [] };
    const figures = { fraudScore: rows[0].fraud_score, figuresHash: rows[0].figures_hash };
    const result = /** @type {const} */ ({ outcome: 'analysed', ...found, ...figures });
    const start = performance.now();
    await asked.rpc.call(rpc.documents.recordAnalysis, {
      documentId: /** @type {import('@groundwork/contracts').DocumentId} */ (asked.paper),
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

/** Of one owner who has all of them. @param {Asked} asked @returns {Request[]} */
export const aboutDocuments = (asked) => [
  control(asked),
  read(asked, 'dashboard', '/api/dashboard'),
  read(asked, 'score', '/api/score'),
  read(asked, 'documents, first page of 20', '/api/documents?limit=20'),
  read(asked, 'all documents', '/api/documents', true),
  read(asked, 'one document', `/api/documents/${asked.paper}`),
  recordAnalysis(asked),
];
