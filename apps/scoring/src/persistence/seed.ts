import { createHash } from 'node:crypto';
import {
  type AccountFigures,
  type AccountId,
  type DemoChapter,
  type DemoOwner,
  type DocumentState,
  figuresOf,
  type ProfileInput,
  type ScoreCause,
  type UserId,
} from '@groundwork/contracts';
import { currentRules, score } from '@groundwork/engine-scoring';
import { documentCopySchema } from '@groundwork/platform-document-copies';
import { dayOf, systemClock } from '@groundwork/platform-time';
import type { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { engineInput } from '../domain/score-input.rules.ts';
import { rulesNumber } from '../domain/owner-score.rules.ts';
import { ownerSchema, type ScoreChangeRow, scoreChangeSchema } from './score.schema.ts';

const dayMs = 86_400_000;
const centsOf = (amount: number): number => Math.round(amount * 100);

class DemoHistory {
  readonly steps: ScoreChangeRow[] = [];
  readonly documents: DocumentState[] = [];
  readonly accounts: AccountFigures[] = [];
  profile: ProfileInput = {};
  profileVersion = 0;
  total = 0;

  constructor(private readonly userId: UserId) {}

  addChapter(at: Date, { profile, account, document }: DemoChapter): void {
    if (profile) {
      this.profile = { ...this.profile, ...profile };
      this.profileVersion += 1;
      this.addStep(at, {
        type: 'profile',
        fields: Object.keys(profile).filter((name) => name !== 'answered'),
      });
    }
    if (account) {
      const { accountType, currentBalance, averageBalance } = account;
      this.accounts.push({
        accountId: newId() as AccountId,
        accountType,
        currentBalanceCents: centsOf(currentBalance),
        averageBalanceCents: averageBalance === undefined ? null : centsOf(averageBalance),
      });
      this.addStep(at, { type: 'account' });
    }
    if (document) {
      const { id: documentId, category, subcategory, content } = document;
      const sha256 = createHash('sha256').update(content).digest('hex');
      const read = { status: 'processed', fraudScore: 0, confidence: 1, signals: [] } as const;
      this.documents.push({ documentId, category, subcategory, sha256, ...read, signals: [] });
      this.addStep(at, { type: 'document', documentId });
    }
  }

  addStep(at: Date, cause: ScoreCause): void {
    const [fromTotal, toTotal] = [this.total, this.resultOn(at).totalScore];
    if (fromTotal === toTotal) return;
    const id = newId({ msecs: at.getTime() });
    this.steps.push({ id, userId: this.userId, at, fromTotal, toTotal, cause });
    this.total = toTotal;
  }

  resultOn(at: Date) {
    const { accounts, documents } = this;
    return score(
      engineInput({
        figures: figuresOf(this.profile),
        answered: this.profile.answered ?? [],
        accounts,
        documents,
      }),
      dayOf(at),
      currentRules,
    );
  }
}

function buildDemoHistory(userId: UserId, chapters: readonly DemoChapter[], now: Date): DemoHistory {
  const history = new DemoHistory(userId);
  const first = chapters[0]?.at ?? now;
  for (let day = Date.parse(dayOf(first)); day <= now.getTime(); day += dayMs) {
    const midnight = new Date(day);
    history.addStep(midnight, { type: 'time' });
    const chaptersOfDay = chapters.filter(({ at }) => dayOf(at) === dayOf(midnight));
    for (const chapter of chaptersOfDay) history.addChapter(chapter.at, chapter);
  }
  return history;
}

export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { id: userId, chapters } = demoOwner;
  if (await dataSource.manager.existsBy(ownerSchema, { userId })) return undefined;
  const now = systemClock.now();
  const history = buildDemoHistory(userId, chapters, now);
  await dataSource.transaction(async (manager) => {
    await manager.insert(ownerSchema, {
      userId,
      version: history.steps.length,
      profileVersion: history.profileVersion,
      figures: figuresOf(history.profile),
      answered: history.profile.answered ?? [],
      typed: {},
      settled: [],
      accounts: history.accounts,
      accountsVersion: 0,
      totalScore: history.total,
      result: history.resultOn(now),
      calculatedAt: now,
      calculatedFor: dayOf(now),
      rulesNumber,
      pending: null,
      lenders: null,
      matchesVersion: 0,
    });
    await manager.insert(
      documentCopySchema,
      history.documents.map((state) => ({
        documentId: state.documentId,
        userId,
        version: 1,
        state,
        deleted: false,
      })),
    );
    await manager.insert(scoreChangeSchema, history.steps);
  });
  return `${history.steps.length} steps of the demo owner’s score`;
}
