import {
  type AiAnalysis,
  completeStatuses,
  documentCategories,
  type DocumentCategory,
  documentCatalogue,
  documentCreditRule,
  type DocumentStage,
  type DocumentStatus,
  type DocumentView,
} from '@groundwork/contracts';
import type { BadgeTone } from '@groundwork/web-ui';
import { formatShare } from '#shared/formatting/format.ts';

interface StatusWord {
  readonly word: string;
  readonly tone: BadgeTone;
}

const statusWords: Readonly<Record<DocumentStatus, StatusWord>> = {
  pending: { word: 'Pending', tone: 'warn' },
  processing: { word: 'Processing', tone: 'neutral' },
  processed: { word: 'Processed', tone: 'info' },
  verified: { word: 'Verified', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
  failed: { word: 'Failed', tone: 'neutral' },
};

/** A status this build does not know is shown as it came, in neutral. */
export function statusWord(status: string): StatusWord {
  const known: Readonly<Record<string, StatusWord>> = statusWords;
  return known[status] ?? { word: status, tone: 'neutral' };
}

interface AnalysisStage {
  readonly key: DocumentStage;
  readonly label: string;
  /** What is being done while the document is in it. */
  readonly sentence: string;
}

/** In the order the worker goes through them. */
const analysisStages: readonly AnalysisStage[] = [
  { key: 'received', label: 'Received', sentence: 'Waiting to be read' },
  { key: 'text', label: 'Text', sentence: 'Reading the text' },
  { key: 'recognised', label: 'Pages', sentence: 'Recognising the pages' },
  { key: 'classified', label: 'Kind', sentence: 'Kind of document recognised' },
  { key: 'figures', label: 'Figures', sentence: 'Figures extracted' },
  { key: 'checks', label: 'Checks', sentence: 'Running the checks' },
  { key: 'done', label: 'Done', sentence: 'Finishing' },
];

/** The stages of one document: while its pages are recognised one by one, how many are. */
export function stagesOf({ progress }: Pick<AiAnalysis, 'progress'>): readonly AnalysisStage[] {
  if (progress === null) return analysisStages;
  const sentence = `Recognised page ${progress.page} of ${progress.pages}`;
  return analysisStages.map((stage) => (stage.key === 'recognised' ? { ...stage, sentence } : stage));
}

const assumedConfidence = 0.85;

export interface CategoryProgress {
  readonly category: DocumentCategory;
  readonly done: number;
  readonly uploaded: number;
}

export function progressOf(documents: readonly DocumentView[]): readonly CategoryProgress[] {
  return documentCategories.map((category) => {
    const { slots } = documentCatalogue[category];
    const own = documents.filter((document) => document.category === category);
    const done = own.filter(({ status }) => completeStatuses.includes(status)).length;
    return { category, done: Math.min(done, slots), uploaded: own.length };
  });
}

export function fraudRisk({ fraudScore }: Pick<DocumentView, 'fraudScore'>): string {
  return fraudScore === null ? '–' : formatShare(fraudScore);
}

export interface AnalysisWords {
  readonly tone: 'good' | 'warn' | 'bad' | 'waiting';
  readonly sentence: string;
  readonly note: string | null;
}

type Analysed = Pick<DocumentView, 'status' | 'statusReason' | 'fraudScore' | 'aiAnalysis'>;

function unfinishedWords({ status, statusReason, aiAnalysis }: Analysed): AnalysisWords {
  if (status === 'rejected') {
    return { tone: 'bad', sentence: statusReason ?? 'This document was rejected.', note: null };
  }
  if (status === 'failed') {
    return { tone: 'bad', sentence: statusReason ?? 'The analysis did not finish.', note: null };
  }
  const note = 'AI analysis typically takes 2-5 minutes.';
  const stage = stagesOf(aiAnalysis).find(({ key }) => key === aiAnalysis.stage);
  return { tone: 'waiting', sentence: stage?.sentence ?? 'Being analysed', note };
}

/** What the analysis box says. Never the all-clear before there is a result. */
export function analysisWords(document: Analysed): AnalysisWords {
  const { fraudScore, status, aiAnalysis } = document;
  if (fraudScore === null || status === 'rejected' || status === 'failed') return unfinishedWords(document);
  const confidence = `Confidence ${formatShare(aiAnalysis.confidence ?? assumedConfidence)}`;
  return fraudScore < documentCreditRule.halvedFromFraud
    ? { tone: 'good', sentence: 'No fraud indicators detected', note: confidence }
    : { tone: 'warn', sentence: 'Manual review recommended', note: confidence };
}

type Reviewed = Pick<DocumentView, 'status' | 'reviewRequired' | 'fraudScore' | 'aiAnalysis'>;

/** Why a processed document still waits for a person, and what it counts until then. */
export function reviewWords({ status, reviewRequired, fraudScore, aiAnalysis }: Reviewed): string | null {
  if (status !== 'processed' || !reviewRequired) return null;
  const { withheldSignals, withheldFromFraud } = documentCreditRule;
  const signal = aiAnalysis.signals.find(({ code }) => withheldSignals.includes(code));
  const why = signal?.message ?? 'A person will look at this document.';
  const countsNothing = signal !== undefined || (fraudScore ?? 0) >= withheldFromFraud;
  return `${why} It ${countsNothing ? 'does not count' : 'counts half'} until reviewed.`;
}
