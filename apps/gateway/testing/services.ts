import { randomUUID } from 'node:crypto';
import {
  byDocumentCategory,
  documentQuotas,
  type DocumentId,
  type DocumentView,
  type MilestoneStep,
  type Page,
  type ProfileChange,
  proposal,
  provenScore,
  type Recommendation,
  recommendation,
  recordsReply,
  lenderFeed,
  recordUpload,
  type RecommendationId,
  type RegisterUpload,
  routeExamples,
  rpc,
  type ScoreState,
  type ScoreStep,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { answerFileKeys, type FakeService } from '@groundwork/testing';
import { noCarry, noPrograms, sampleSummary } from './lenders.ts';
import { sampleAccount, sampleInput, sampleProfile } from './sample-owner.ts';

const factor = {
  score: 40,
  weight: 0.25,
  contribution: 100,
  unknown: 7,
  lost: 3,
  details: 'As measured.',
  criteria: [],
};

export const sampleScore: ScoreState = {
  totalScore: 412,
  earned: 412,
  unknown: 326,
  lost: 262,
  level: 'Needs Improvement',
  rulesVersion: '1.0',
  calculatedAt: '2026-02-03T04:05:06.000Z',
  factors: {
    breakdown: {
      creditScore: { ...factor, score: 41 },
      businessFinancials: { ...factor, score: 52 },
      documentCompleteness: { ...factor, score: 17 },
      riskAssessment: { ...factor, score: 63 },
    },
  },
  reasons: [],
  change30Days: 23,
  scoreImpact: { documents: 23, profileAndBanking: 0, other: 0, total: 23 },
  nextMilestone: {
    title: 'Upload tax returns',
    points: 53,
    href: '/documents',
    target: 465,
    progress: 82,
  },
  proven: { totalScore: 280, restsOnYourWord: 132, contradictions: 1 },
  flags: [{ code: 'INCONSISTENT', criterion: 'BF6', entered: 2, computed: 1 }],
};

export const sampleStep: MilestoneStep = {
  figures: {},
  documents: { tax_documents: 3 },
  connectsAccount: false,
};

const sampleProposals = proposal.array().parse(routeExamples.proposals?.reply);
export const sampleProof = provenScore.parse(routeExamples.provenScore?.reply);

const sampleRecords = recordsReply.parse(routeExamples.lenderRecords?.reply);
export const sampleFeed = lenderFeed.parse(routeExamples.addFeed?.reply);
export const sampleUpload = recordUpload.parse(routeExamples.recordUpload?.reply);
export const sampleRecommendation = recommendation.parse(routeExamples.restoreRecommendation?.reply);

export const sampleSteps: ScoreStep[] = [3, 2, 1].map((day) => ({
  id: `00000000-0000-7000-8000-00000000000${day}`,
  at: `2026-02-0${day}T04:05:06.000Z`,
  from: day - 1,
  to: day,
  change: 1,
  cause: { type: 'profile', fields: ['ebitda'] },
}));

function findRecommendation({ recommendationId }: { recommendationId: RecommendationId }): Recommendation {
  if (recommendationId === sampleRecommendation.id) return sampleRecommendation;
  throw new DomainError('not-found', 'RECOMMENDATION_NOT_FOUND', 'There is no such recommendation');
}

export const changes: ProfileChange[] = [5, 4, 3, 2, 1].map((day) => ({
  id: `00000000-0000-7000-8000-00000000000${day}` as ProfileChange['id'],
  at: `2026-02-0${day}T04:05:06.000Z`,
  changedBy: randomUUID() as ProfileChange['changedBy'],
  fields: [{ field: 'ebitda', from: 0, to: day }],
}));

function toHistoryPage(limit: number, cursor: string | undefined): Page<ProfileChange> {
  const start = cursor === undefined ? 0 : changes.findIndex(({ id }) => id === cursor) + 1;
  const items = changes.slice(start, start + limit);
  const more = start + limit < changes.length;
  return { items, nextCursor: more ? (items.at(-1)?.id ?? null) : null };
}

function documentOf({ originalName, fileSize, category, subcategory }: RegisterUpload): DocumentView {
  return {
    id: randomUUID() as DocumentId,
    originalName,
    fileSize,
    createdAt: '2026-02-03T04:05:06.000Z',
    category: category ?? 'tax_documents',
    categoryOpen: category === null,
    subcategory,
    status: 'pending',
    statusReason: null,
    reviewRequired: false,
    fraudScore: null,
    aiAnalysis: {
      confidence: null,
      stage: 'received',
      progress: null,
      pages: null,
      previews: 0,
      stages: [],
      classification: null,
      extracted: [],
      signals: [],
      mismatches: [],
    },
  };
}

const noSuchLender = () => {
  throw new DomainError('not-found', 'LENDER_NOT_FOUND', 'This lender does not exist');
};

const noMatches = { count: 0, added: 0, removed: 0 };

const sampleQuota = { ...documentQuotas.starter, uploadsAnHour: 600 };
const answerUsage = (calls: FakeService) =>
  calls.on(rpc.documents.usage, () => ({ used: sampleQuota, limits: sampleQuota }));

export class FakeServices {
  readonly registered: RegisterUpload[] = [];
  readonly impactRequests: unknown[] = [];

  constructor(private readonly calls: FakeService) {
    this.arrive();
  }

  arrive(): void {
    this.scoringArrives();
    this.profileArrives();
    answerFileKeys(this.calls);
    answerUsage(this.calls);
    this.matchingArrives();
    this.documentsArrive();
    this.billingArrives();
  }

  private matchingArrives(): void {
    this.calls
      .on(rpc.matching.summary, () => sampleSummary)
      .on(rpc.matching.network, () => ({
        mode: 'real' as const,
        activeLenders: 3,
        newest: null,
        records: null,
      }))
      .on(rpc.matching.families, () => [])
      .on(rpc.matching.figureUses, () => [])
      .on(rpc.matching.naics, () => [{ code: '72', title: 'Accommodation and food services' }])
      .on(rpc.matching.removeSamples, () => ({ removed: 1247, version: 2 }))
      .on(rpc.matching.eligible, () => ({ items: [], nextCursor: null }))
      .on(rpc.matching.all, () => ({ items: [], nextCursor: null }))
      .on(rpc.matching.ahead, () => ({ eligible: 4, raised: 9 }))
      .on(rpc.matching.carry, () => noCarry)
      .on(rpc.matching.programs, () => noPrograms)
      .on(rpc.matching.compare, () => [])
      .on(rpc.matching.refresh, () => ({ ...noMatches, refreshedAt: '2026-02-03T04:05:06.000Z' }))
      .on(rpc.matching.catalogue, () => ({ items: [], nextCursor: null, samples: 0 }))
      .on(rpc.matching.records, () => sampleRecords)
      .on(rpc.matching.ownRecords, () => ({ ...sampleRecords, widened: false }))
      .on(rpc.matching.openRecordUpload, () => ({ upload: sampleUpload, isNew: true }))
      .on(rpc.matching.criteriaSchema, ({ id }) => ({ $id: id }))
      .on(rpc.matching.checkCriteria, () => ({ valid: true, programs: 1, errors: [], warnings: [] }))
      .on(rpc.matching.feeds, () => [])
      .on(rpc.matching.addFeed, () => sampleFeed)
      .on(rpc.matching.recordUploads, () => [])
      .on(rpc.matching.recordSnapshots, () => [])
      .on(rpc.matching.setActive, noSuchLender)
      .on(rpc.matching.factsToCheck, () => [])
      .on(rpc.matching.verifyFact, () => {
        throw new DomainError('not-found', 'FACT_NOT_FOUND', 'No such rule');
      })
      .on(rpc.matching.get, noSuchLender)
      .on(rpc.matching.note, noSuchLender);
  }

  private documentsArrive(): void {
    this.calls
      .on(rpc.documents.portfolio, () => ({
        total: 6,
        categories: { ...byDocumentCategory(() => 0), tax_documents: 1, bank_statements: 5 },
        progress: {
          tax_documents: { counted: 0, waiting: 1 },
          bank_statements: { counted: 3, waiting: 2 },
          financial_reports: { counted: 0, waiting: 0 },
        },
      }))
      .on(rpc.documents.list, () => ({ items: [], nextCursor: null }))
      .on(rpc.documents.reviewQueue, () => ({ items: [], nextCursor: null }))
      .on(rpc.documents.admitUpload, () => ({}))
      .on(rpc.documents.register, (upload) => {
        this.registered.push(upload);
        return documentOf(upload);
      });
  }

  private billingArrives(): void {
    this.calls
      .on(rpc.billing.admitFile, () => ({}))
      .on(rpc.billing.subscription, () => ({ plan: 'starter' as const, status: 'none' }))
      .on(rpc.billing.invoices, () => [])
      .on(rpc.billing.cancel, () => {
        throw new DomainError('conflict', 'NOTHING_TO_CANCEL', 'You have no subscription to cancel');
      })
      .on(rpc.billing.resume, () => {
        throw new DomainError('conflict', 'NOTHING_TO_RESUME', 'Your plan has no planned change to undo');
      })
      .on(rpc.billing.receiveWebhook, () => {
        throw new DomainError('invalid', 'UNVERIFIED_WEBHOOK', 'The signature could not be verified');
      })
      .on(rpc.billing.start, () => {
        throw new DomainError('unavailable', 'PAYMENTS_NOT_CONFIGURED', 'Payments are not configured');
      });
  }

  private profileArrives(): void {
    this.calls
      .on(rpc.profile.get, () => sampleProfile)
      .on(rpc.profile.save, () => sampleProfile)
      .on(rpc.profile.figures, () => [])
      .on(rpc.profile.settleFigures, () => {
        throw new DomainError('not-found', 'FIGURE_NOT_FOUND', 'There is no figure with this name');
      })
      .on(rpc.profile.undoFigures, () => {
        throw new DomainError('conflict', 'UNDO_EXPIRED', 'You can undo for ten minutes');
      })
      .on(rpc.profile.proposals, () => sampleProposals)
      .on(rpc.profile.applyProposals, () => ({ applied: ['ebitda'], profile: sampleProfile }))
      .on(rpc.profile.dismissProposal, () => ({}))
      .on(rpc.profile.undoProposals, () => ({ undone: ['ebitda'], profile: sampleProfile }))
      .on(rpc.profile.history, ({ page: { limit = 2, cursor } }) => toHistoryPage(limit, cursor))
      .on(rpc.profile.accounts, () => [sampleAccount])
      .on(rpc.profile.addAccount, () => sampleAccount)
      .on(rpc.profile.removeAccount, () => ({}))
      .on(rpc.profile.restoreAccount, () => sampleAccount);
  }

  private scoringArrives(): void {
    this.calls
      .on(rpc.scoring.get, () => ({ ...sampleScore, milestoneStep: sampleStep }))
      .on(rpc.scoring.overview, () => ({ score: sampleScore, recommendations: [sampleRecommendation] }))
      .on(rpc.scoring.recalculate, () => ({
        ...sampleScore,
        previousTotal: 400,
        change: 12,
        staleSources: ['documents' as const],
      }))
      .on(rpc.scoring.history, () => ({ items: sampleSteps, nextCursor: null }))
      .on(rpc.scoring.proven, () => sampleProof)
      .on(rpc.scoring.provenHistory, () => ({ items: sampleSteps, nextCursor: null }))
      .on(rpc.scoring.input, () => sampleInput)
      .on(rpc.scoring.recommendations, () => [sampleRecommendation])
      .on(rpc.scoring.complete, findRecommendation)
      .on(rpc.scoring.dismiss, findRecommendation)
      .on(rpc.scoring.restore, findRecommendation)
      .on(rpc.scoring.impact, (request) => {
        this.impactRequests.push(request);
        return {
          totalImpact: 0,
          newScoreProjection: 412,
          timeToImplement: '0 hours',
          estimatedCost: 0,
          improvements: [],
        };
      });
  }
}
