import { randomUUID } from 'node:crypto';
import type { DocumentState, EvidenceState, ProfileFigures, UserId } from '@groundwork/contracts';
import { addDays, figureRules } from '@groundwork/engine-evidence';
import { SeededRandom } from '@groundwork/test-data/cases';
import type { DataSource, EntityManager } from 'typeorm';
import { recomputeScore } from '../../apps/scoring/src/features/recompute-score/recompute-score.use-case.ts';
import { lockOwner } from '../../apps/scoring/src/persistence/owner.repository.ts';
import { FIGURES } from './sample-owner.ts';

const TEMPLATES = 300;

const figuresOf = (random: SeededRandom, today: string): ProfileFigures => ({
  ...FIGURES,
  dateStarted: addDays(today, -random.whole(100, 6000)),
  personalCreditScore: random.whole(500, 850),
  annualRevenueCurrent: random.whole(40, 1500) * 1000,
});

function evidenceOf(random: SeededRandom, today: string): EvidenceState {
  const rows = Object.entries(figureRules.fields)
    .filter(([field]) => field in FIGURES)
    .flatMap(([field, { sources }]) => sources.flatMap(({ kinds }) => kinds.map((kind) => ({ field, kind }))))
    .filter(() => random.chance(0.7));
  const figures = rows.map(({ field, kind }) => ({
    id: `${kind}:${field}`,
    field,
    source: kind === 'bank_rows' ? ('bank_rows' as const) : ('report' as const),
    kind: kind === 'bank_rows' ? null : kind,
    value: random.whole(1000, 900_000),
    period: { from: '2025-01-01', to: '2025-12-31' },
    freshUntil: addDays(today, random.whole(-30, 300)),
    reviewed: false,
    confidence: 0.9,
    corrected: false,
    holder: { match: 'same', answer: null } as const,
    monthGrades: [{ month: '2025-12', grade: 2, withheld: null } as const],
  }));
  return { witnesses: [], accounts: [], figures: random.chance(0.5) ? figures : [] };
}

const documentOf = (n: number): DocumentState => ({
  documentId: randomUUID() as DocumentState['documentId'],
  category: n % 2 === 0 ? 'tax_documents' : 'bank_statements',
  subcategory: n % 2 === 0 ? 'form_1040' : 'business_checking',
  status: 'processed',
  fraudScore: 0,
  confidence: 0.9,
  signals: [],
  sha256: `sha ${n}`,
  taxYear: '2025',
  holder: { match: 'same', answer: null },
});

async function storeTemplate(manager: EntityManager, random: SeededRandom, today: string): Promise<void> {
  const userId = randomUUID() as UserId;
  const figures = figuresOf(random, today);
  const owner = { ...(await lockOwner(manager, userId)), figures, answered: Object.keys(figures) };
  await manager.query('update owners set figures = $2, answered = $3 where user_id = $1', [
    userId,
    figures,
    JSON.stringify(owner.answered),
  ]);
  await manager.query(
    `insert into proofs (user_id, evidence, evidence_version, total_score) values ($1, $2, 1, 0)`,
    [userId, evidenceOf(random, today)],
  );
  for (let n = random.below(4); n > 0; n -= 1) {
    const state = documentOf(n);
    await manager.query(
      'insert into documents (document_id, user_id, version, state) values ($1, $2, 1, $3)',
      [state.documentId, userId, state],
    );
  }
  await recomputeScore(manager, owner, { type: 'profile', fields: [] }, new Date(`${today}T09:00:00Z`));
}

const copied = (id: string) => `md5(${id}::text || n)::uuid`;

export async function fillOwners(database: DataSource, count: number, day: string): Promise<void> {
  const random = new SeededRandom(8);
  for (let n = 0; n < TEMPLATES; n += 1)
    await database.transaction((manager) => storeTemplate(manager, random, day));
  const copies = Math.ceil(count / TEMPLATES) - 1;
  const owners = `version, profile_version, figures, answered, accounts, accounts_version, total_score, result,
    calculated_at, calculated_for, rules_number, next_change_on, foreseen_version, foreseen_for, result_digest`;
  const proofs = 'evidence, evidence_version, total_score, result, notified';
  for (const [table, id, columns] of [
    ['owners', [], owners],
    ['proofs', [], proofs],
    ['documents', ['document_id'], 'version, state, deleted'],
  ] as const)
    await database.query(
      `insert into ${table} (${[...id, 'user_id', columns].join(', ')})
       select ${[...id.map(copied), copied('user_id'), columns].join(', ')}
       from (select * from ${table}) template cross join generate_series(1, $1::integer) as n`,
      [copies],
    );
}
