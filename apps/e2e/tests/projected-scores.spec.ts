import { randomUUID } from 'node:crypto';
import {
  type BankAccount,
  type DocumentState,
  documentCategories,
  events,
  type ImpactResult,
  type RecalculatedReply,
  type Recommendation,
  type ScoreInputReply,
} from '@groundwork/contracts';
import { connectNats } from '@groundwork/platform-messaging';
import { isLong, testSeed } from '@groundwork/test-data/cases';
import { eventually, sendEvent } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { SeededRandom } from '@groundwork/test-data/cases';
import { TestOwner } from '../system/owner.ts';
import { randomProfile } from '../system/random-profile.ts';

const count = isLong ? 1000 : 50;
const roundsOfOne = 10;

type Changes = Record<string, unknown>;

/** No rule reads this field, so it identifies the save. */
const marker = 'annualRevenue2Years';

const answers: Record<string, unknown> = {
  ein: '12-3456789',
  businessLicense: 'L-2201',
  businessStructure: 'LLC',
};

const documentIdOf = ({ documentId }: DocumentState): string => documentId;
const isSame = (a: string[], b: string[]) => JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());

class Round {
  private documents: DocumentState[] = [];
  private saves = 0;

  constructor(
    private readonly owner: TestOwner,
    private readonly userId: string,
    private readonly connection: Awaited<ReturnType<typeof connectNats>>,
  ) {}

  async request<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await this.owner.call(method, path, body && JSON.stringify(body));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  async save(fields: Changes): Promise<void> {
    this.saves += 1;
    await this.request('POST', '/api/business-profile', { ...fields, [marker]: this.saves });
  }

  async addDocument(category: DocumentState['category'], more: Partial<DocumentState>): Promise<void> {
    const state: DocumentState = {
      documentId: randomUUID() as DocumentState['documentId'],
      category,
      subcategory: null,
      status: 'processed',
      fraudScore: 0,
      confidence: 1,
      signals: [],
      sha256: randomUUID(),
      ...more,
    };
    const { documentId: aggregateId } = state;
    await sendEvent(this.connection, events.documentProcessed, {
      userId: this.userId,
      aggregateId,
      aggregateVersion: 2,
      data: state,
    });
    this.documents.push(state);
  }

  async removeAll(): Promise<void> {
    for (const state of this.documents) {
      await sendEvent(this.connection, events.documentDeleted, {
        userId: this.userId,
        aggregateId: state.documentId,
        aggregateVersion: 3,
        data: state,
      });
    }
    this.documents = [];
    for (const { id } of await this.request<BankAccount[]>('GET', '/api/banking-info')) {
      await this.request('DELETE', `/api/banking-info/${id}`);
    }
  }

  async addAccount(random: SeededRandom, currentBalance: number): Promise<void> {
    await this.request('POST', '/api/banking-info', {
      bankName: 'First Bank',
      accountType: 'checking',
      routingNumber: '021000021',
      accountNumber: String(10_000_000 + random.below(80_000_000)),
      currentBalance,
    });
  }

  async waitForScoring(): Promise<void> {
    const accounts = await this.request<BankAccount[]>('GET', '/api/banking-info');
    await eventually(
      () => this.request<ScoreInputReply>('GET', '/api/score/input'),
      (input) =>
        input.figures[marker] === this.saves &&
        isSame(input.documents.map(documentIdOf), this.documents.map(documentIdOf)) &&
        isSame(
          input.accounts.map(({ accountId }) => accountId),
          accounts.map(({ id }) => id),
        ),
    );
  }

  async choose(random: SeededRandom): Promise<Recommendation[]> {
    const advice = await this.request<Recommendation[]>('GET', '/api/recommendations');
    const share = random.next();
    return advice.filter(() => random.chance(share));
  }
}

async function startRound(round: Round, random: SeededRandom): Promise<void> {
  if (random.chance(0.5)) await round.removeAll();
  await round.save(randomProfile(random));
  const some = random.below(4);
  for (let n = 0; n < some; n += 1) {
    await round.addDocument(random.one(documentCategories), {
      fraudScore: random.one([0, 0.1, 0.3]),
      status: random.one(['processed', 'verified', 'rejected']),
    });
  }
  if (random.chance(0.3)) await round.addAccount(random, random.below(40_000));
  await round.waitForScoring();
}

async function applyImpact(
  round: Round,
  random: SeededRandom,
  { selected, edits, impact }: { selected: Recommendation[]; edits: Changes; impact: ImpactResult },
): Promise<void> {
  const changes = impact.improvements.flatMap((each) => each.changes);
  const values: [string, unknown][] = changes.map(({ field, to }) => [
    field,
    to === true || to === 'filled' ? (answers[field] ?? to) : to,
  ]);
  const fields: Changes = { ...edits, ...Object.fromEntries(values) };
  await round.save(fields);
  for (const { code } of selected) {
    const category = documentCategories[['DC1', 'DC2', 'DC3'].indexOf(code)];
    for (let n = 0; category && n < 3; n += 1) await round.addDocument(category, {});
    if (code === 'BF10') await round.addAccount(random, 0);
  }
  await round.waitForScoring();
}

test(`${count} projected scores equal the scores after the real changes`, async () => {
  test.setTimeout(isLong ? 1_800_000 : 300_000);
  const connection = await connectNats(process.env['SYSTEM_NATS_URL'] ?? '', 'projections');
  let round: Round | undefined;
  let totalImpact = 0;
  for (let n = 0; n < count; n += 1) {
    const random = new SeededRandom(testSeed + n);
    if (!round || n % roundsOfOne === 0) {
      const owner = await TestOwner.signUp();
      const { id } = (await (await owner.call('GET', '/api/user')).json()) as { id: string };
      round = new Round(owner, id, connection);
    }
    await startRound(round, random);
    const selected = await round.choose(random);
    const edits = random.chance(0.5) ? { personalCreditScore: 640, nsfIncidents: 1, ebitda: 90_000 } : {};
    const proposedChanges = selected.map(({ id }) => ({ id }));
    const query = { currentData: edits, proposedChanges };
    const impact = await round.request<ImpactResult>('POST', '/api/calculate-optimization-impact', query);
    await applyImpact(round, random, { selected, edits, impact });
    const { totalScore } = await round.request<RecalculatedReply>('POST', '/api/score/recalculate');
    expect([n, totalScore], `TEST_SEED=${testSeed}`).toEqual([n, impact.newScoreProjection]);
    totalImpact += impact.totalImpact;
  }
  await connection.close();
  expect(totalImpact).toBeGreaterThan(count * 50);
});
