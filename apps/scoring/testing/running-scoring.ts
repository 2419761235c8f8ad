import type {
  DocumentState,
  EventContract,
  EvidenceState,
  ProfileFigures,
  ScoreState,
  UserId,
} from '@groundwork/contracts';
import { events, rpc } from '@groundwork/contracts';
import { eventually, type RunningService, runService, sendEvent } from '@groundwork/testing';
import { scoringDatabase } from '../src/persistence/database.ts';
import { scoringConfig } from '../src/scoring.config.ts';
import { scoringModule } from '../src/scoring.module.ts';

export const owner = (): UserId => crypto.randomUUID() as UserId;

export function document(n: number, more: Partial<DocumentState> = {}): DocumentState {
  return {
    documentId: crypto.randomUUID() as DocumentState['documentId'],
    category: 'tax_documents',
    subcategory: 'form_1040',
    status: 'processed',
    fraudScore: 0,
    confidence: 1,
    signals: [],
    sha256: `sha ${n}`,
    ...more,
  };
}

const checking = (cents: number) => ({
  accountId: crypto.randomUUID(),
  accountType: 'checking' as const,
  currentBalanceCents: cents,
  averageBalanceCents: null,
});

const figuresData = (figures: ProfileFigures, answered: string[]) => ({
  fields: Object.keys(figures),
  figures,
  answered,
});

function senders({ connection }: RunningService) {
  return {
    sendDocument: (
      userId: string,
      contract: EventContract,
      data: DocumentState,
      aggregateVersion: number,
      id?: string,
    ) =>
      sendEvent(connection, contract, {
        userId,
        aggregateId: data.documentId,
        aggregateVersion,
        data,
        ...(id && { id }),
      }),
    sendProfile: (userId: string, aggregateVersion: number, figures: ProfileFigures, answered?: string[]) =>
      sendEvent(connection, events.figuresChanged, {
        userId,
        aggregateId: userId,
        aggregateVersion,
        data: figuresData(figures, answered ?? Object.keys(figures)),
      }),
    sendEvidence: (userId: string, aggregateVersion: number, data: EvidenceState, id?: string) =>
      sendEvent(connection, events.evidenceChanged, {
        userId,
        aggregateId: userId,
        aggregateVersion,
        data,
        ...(id && { id }),
      }),
    sendAccounts: (userId: string, aggregateVersion: number, cents: number[]) =>
      sendEvent(connection, events.accountsChanged, {
        userId,
        aggregateId: userId,
        aggregateVersion,
        data: { accounts: cents.map(checking) },
      }),
  };
}

/** The service on real servers, with a database of its own; others exist as the events they send. */
export async function runScoring(environment: Record<string, string> = {}, { beside = false } = {}) {
  const service = await runService({
    service: 'scoring',
    config: scoringConfig,
    module: scoringModule,
    database: scoringDatabase,
    environment,
    beside,
  });
  const scoreOf = (userId: string): Promise<ScoreState> =>
    service.rpc.call(rpc.scoring.get, { userId: userId });
  const send = senders(service);
  return {
    ...service,
    ...send,
    scoreOf,
    ownerWithScore: async (figures: ProfileFigures): Promise<UserId> => {
      const userId = owner();
      await send.sendProfile(userId, 1, figures);
      await eventually(
        () => scoreOf(userId),
        ({ totalScore }) => totalScore > 0,
      );
      return userId;
    },
    settles: (userId: string, total: number) =>
      eventually(
        // On a slow machine a call may exceed its deadline; repeat it.
        () => scoreOf(userId).catch(() => undefined),
        (score) => score?.totalScore === total,
      ) as Promise<ScoreState>,
  };
}

export type RunningScoring = Awaited<ReturnType<typeof runScoring>>;
