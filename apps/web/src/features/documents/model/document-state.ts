import {
  type AiAnalysis,
  documentCreditRule,
  type DocumentStage,
  type DocumentStatus,
  type DocumentView,
  type DocumentWait,
  type PageProgress,
} from '@groundwork/contracts';
import type { BadgeTone } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatDate, formatShare, formatWait } from '#shared/formatting/format.ts';
import { specifiedWords, words } from '../documents.wording.ts';

interface StatusBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

const tones: Readonly<Record<DocumentStatus, BadgeTone>> = {
  pending: 'warn',
  processing: 'neutral',
  processed: 'info',
  verified: 'good',
  rejected: 'bad',
  failed: 'neutral',
};

/** A newer server can return a status that this version does not contain. */
export function statusBadge(status: string): StatusBadge {
  const labels: Readonly<Record<string, string>> = words.statuses;
  const tonesByStatus: Readonly<Record<string, BadgeTone>> = tones;
  return { label: labels[status] ?? status, tone: tonesByStatus[status] ?? 'neutral' };
}

interface AnalysisStage {
  readonly key: DocumentStage;
  readonly label: string;
  readonly sentence: string;
}

const analysisStages: readonly AnalysisStage[] = [
  { key: 'received', ...words.analysis.received },
  { key: 'text', ...words.analysis.text },
  { key: 'recognised', ...words.analysis.pages },
  { key: 'classified', ...words.analysis.kind },
  { key: 'figures', ...words.analysis.figures },
  { key: 'checks', ...words.analysis.checks },
  { key: 'done', ...words.analysis.done },
];

function waitSentence({ documents: count, seconds }: DocumentWait): string {
  if (seconds === null) return fill(words.analysis.before, { count });
  return fill(words.analysis.beforeWithTime, { count, time: formatWait(seconds) });
}

const pageSentence = ({ page, pages }: PageProgress): string =>
  fill(words.analysis.pageProgress, { page, count: pages });

interface WaitingDocument {
  readonly wait?: DocumentWait | null | undefined;
  readonly aiAnalysis: Pick<AiAnalysis, 'progress'>;
}

export function stagesOf({ wait = null, aiAnalysis }: WaitingDocument): readonly AnalysisStage[] {
  const { progress } = aiAnalysis;
  const sentences: Partial<Record<DocumentStage, string>> = {
    ...(wait !== null && { received: waitSentence(wait) }),
    ...(progress !== null && { recognised: pageSentence(progress) }),
  };
  return analysisStages.map((stage) => ({ ...stage, sentence: sentences[stage.key] ?? stage.sentence }));
}

const assumedConfidence = 0.85;

type RatedDocument = Pick<AnalyzedDocument, 'fraudScore' | 'status' | 'aiAnalysis'>;

/** "0%" would praise a document that was not checked. */
export function formatFraudRisk(document: RatedDocument): string {
  const { fraudScore } = document;
  const isPraise = fraudScore !== null && fraudScore < documentCreditRule.halvedFromFraud;
  return fraudScore === null || (isPraise && isUnchecked(document)) ? '–' : formatShare(fraudScore);
}

export interface AnalysisSummary {
  readonly tone: 'good' | 'warn' | 'bad' | 'waiting';
  readonly sentence: string;
  readonly note: string | null;
}

type AnalyzedDocument = Pick<DocumentView, 'status' | 'statusReason' | 'fraudScore' | 'aiAnalysis' | 'wait'>;

function unfinishedSummary(document: AnalyzedDocument): AnalysisSummary {
  const { status, statusReason, aiAnalysis } = document;
  if (status === 'rejected') {
    return { tone: 'bad', sentence: statusReason ?? words.analysis.rejected, note: null };
  }
  if (status === 'failed') {
    return { tone: 'bad', sentence: statusReason ?? words.analysis.failed, note: null };
  }
  const note = specifiedWords.analysisTime;
  const stage = stagesOf(document).find(({ key }) => key === aiAnalysis.stage);
  return { tone: 'waiting', sentence: stage?.sentence ?? words.analysis.running, note };
}

function isUnchecked({ status, aiAnalysis }: Pick<AnalyzedDocument, 'status' | 'aiAnalysis'>): boolean {
  if (status === 'verified') return false;
  const isUnknown = aiAnalysis.signals.some(({ code }) => code === 'UNKNOWN_KIND');
  const confidence = aiAnalysis.confidence ?? assumedConfidence;
  return isUnknown || confidence < documentCreditRule.halvedBelowConfidence;
}

export function analysisSummary(document: AnalyzedDocument): AnalysisSummary {
  const { fraudScore, status, aiAnalysis } = document;
  if (fraudScore === null || status === 'rejected' || status === 'failed') return unfinishedSummary(document);
  const share = formatShare(aiAnalysis.confidence ?? assumedConfidence);
  const confidence = fill(words.analysis.confidence, { share });
  if (fraudScore >= documentCreditRule.halvedFromFraud) {
    return { tone: 'warn', sentence: specifiedWords.manualReview, note: confidence };
  }
  return isUnchecked(document)
    ? { tone: 'warn', sentence: words.analysis.notRecognized, note: confidence }
    : { tone: 'good', sentence: specifiedWords.noFraud, note: confidence };
}

type ReviewedDocument = Pick<
  DocumentView,
  'status' | 'reviewRequired' | 'fraudScore' | 'aiAnalysis' | 'reviewerRejection' | 'categoryOpen'
>;

export function earlierRejection({ status, reviewerRejection = null }: ReviewedDocument): string | null {
  if (status !== 'processed' || reviewerRejection === null) return null;
  const { reason, at } = reviewerRejection;
  return fill(words.reviewNote.rejectedEarlier, { date: formatDate(at), reason });
}

const hasFullCredit = (document: ReviewedDocument): boolean =>
  (document.fraudScore ?? 0) < documentCreditRule.halvedFromFraud && !isUnchecked(document);

function creditNote(document: ReviewedDocument): string {
  const { withheldSignals, reviewedSignals, withheldFromFraud } = documentCreditRule;
  const signalIn = (codes: readonly string[]) =>
    document.aiAnalysis.signals.find(({ code }) => codes.includes(code));
  const withheld = signalIn(withheldSignals);
  const noted = signalIn(reviewedSignals);
  if (withheld === undefined && noted !== undefined && hasFullCredit(document)) return noted.message;
  const reason = withheld?.message ?? words.reviewNote.personReviews;
  const countsNothing = withheld !== undefined || (document.fraudScore ?? 0) >= withheldFromFraud;
  return fill(countsNothing ? words.reviewNote.countsNothing : words.reviewNote.countsHalf, { reason });
}

function triesNote({ status, reviewerRejection }: ReviewedDocument): string | null {
  const tries = reviewerRejection?.triesLeft;
  if (tries === undefined || (status !== 'rejected' && status !== 'failed')) return null;
  return tries === 0 ? words.reviewNote.noTriesLeft : fill(words.reviewNote.triesLeft, { count: tries });
}

export function reviewNote(document: ReviewedDocument): string | null {
  const { status, reviewRequired } = document;
  if (status !== 'processed' || !reviewRequired) return null;
  if (document.categoryOpen === true) return words.reviewNote.categoryOpen;
  const rejection = earlierRejection(document);
  return rejection === null
    ? creditNote(document)
    : fill(words.reviewNote.rejectedAgain, { reason: rejection });
}

export const ownerNote = (document: ReviewedDocument): string | null =>
  reviewNote(document) ?? triesNote(document);
