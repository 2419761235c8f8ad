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
import { rulesNumber } from '../domain/standing.rules.ts';
import { ownerSchema, type ScoreChangeRow, scoreChangeSchema } from './score.schema.ts';

const dayMs = 86_400_000;
const centsOf = (amount: number): number => Math.round(amount * 100);

/** What scoring would have known of the owner, and the steps it would have kept, day by day. */
class Retelling {
  readonly steps: ScoreChangeRow[] = [];
  readonly documents: DocumentState[] = [];
  readonly accounts: AccountFigures[] = [];
  profile: ProfileInput = {};
  profileVersion = 0;
  total = 0;

  constructor(private readonly userId: UserId) {}

  live(at: Date, { profile, account, document }: DemoChapter): void {
    if (profile) {
      this.profile = { ...this.profile, ...profile };
      this.profileVersion += 1;
      this.step(at, { type: 'profile', fields: Object.keys(profile) });
    }
    if (account) {
      const { accountType, currentBalance, averageBalance } = account;
      this.accounts.push({
        // told again by profile, under its own id
        accountId: newId() as AccountId,
        accountType,
        currentBalanceCents: centsOf(currentBalance),
        averageBalanceCents: averageBalance === undefined ? null : centsOf(averageBalance),
      });
      this.step(at, { type: 'account' });
    }
    if (document) {
      const { id: documentId, category, subcategory, content } = document;
      const sha256 = createHash('sha256').update(content).digest('hex');
      const read = { status: 'processed', fraudScore: 0, confidence: 1, signals: [] } as const;
      this.documents.push({ documentId, category, subcategory, sha256, ...read, signals: [] });
      this.step(at, { type: 'document', documentId });
    }
  }

  step(at: Date, cause: ScoreCause): void {
    const [fromTotal, toTotal] = [this.total, this.resultOn(at).totalScore];
    if (fromTotal === toTotal) return;
    const id = newId({ msecs: at.getTime() });
    this.steps.push({ id, userId: this.userId, at, fromTotal, toTotal, cause });
    this.total = toTotal;
  }

  resultOn(at: Date) {
    const { accounts, documents } = this;
    return score(
      engineInput({ figures: figuresOf(this.profile), accounts, documents }),
      dayOf(at),
      currentRules,
    );
  }
}

function retell(userId: UserId, chapters: readonly DemoChapter[], now: Date): Retelling {
  const retelling = new Retelling(userId);
  const first = chapters[0]?.at ?? now;
  for (let day = Date.parse(dayOf(first)); day <= now.getTime(); day += dayMs) {
    const midnight = new Date(day);
    retelling.step(midnight, { type: 'time' });
    const ofToday = chapters.filter(({ at }) => dayOf(at) === dayOf(midnight));
    for (const chapter of ofToday) retelling.live(chapter.at, chapter);
  }
  return retelling;
}

/** The demo owner's score with its history: each step is what the rules gave on that day, so they add up. */
export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { id: userId, chapters } = demoOwner;
  if (await dataSource.manager.existsBy(ownerSchema, { userId })) return undefined;
  const now = systemClock.now();
  const told = retell(userId, chapters, now);
  await dataSource.transaction(async (manager) => {
    await manager.insert(ownerSchema, {
      ...{ userId, version: told.steps.length, profileVersion: told.profileVersion },
      figures: figuresOf(told.profile),
      accounts: told.accounts,
      accountsVersion: 0,
      totalScore: told.total,
      result: told.resultOn(now),
      calculatedAt: now,
      calculatedFor: dayOf(now),
      rulesNumber,
      pending: null,
      lenders: null,
      matchesVersion: 0,
    });
    await manager.insert(
      documentCopySchema,
      told.documents.map((state) => ({
        ...{ documentId: state.documentId, userId, version: 1 },
        state,
        deleted: false,
      })),
    );
    await manager.insert(scoreChangeSchema, told.steps);
  });
  return `${told.steps.length} steps of the demo owner’s score`;
}
