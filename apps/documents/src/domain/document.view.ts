import type {
  DocumentCorrection,
  DocumentState,
  DocumentStatus,
  DocumentView,
  DocumentWait,
  ProfileFigures,
} from '@groundwork/contracts';
import { findProfileDifferences } from '@groundwork/engine-documents';
import { againstSums } from './correct-document.rules.ts';
import { figuresForWitnesses, periodOf, taxYearOf, textsForWitnesses } from './document-figures.rules.ts';
import type { DocumentRow, StoredCorrection } from './document.model.ts';
import { contentHashOf, pageRangeOf } from './part-of-file.rules.ts';
import { toRejectionView } from './rejected-reading.rules.ts';
import { isCategoryOpen } from './file-by-reading.rules.ts';
import { isSample } from './sample-files.rules.ts';
import { questionsOf, signalId, valuesInForce } from './values-in-force.rules.ts';

const toSignalView = (signal: DocumentRow['signals'][number]) => ({ ...signal, id: signalId(signal) });

const toCorrectionView = ({
  actorId: _,
  decidedBy: __,
  before: ___,
  ...correction
}: StoredCorrection): DocumentCorrection => correction;

export function toDocumentView(
  read: DocumentRow,
  figures: ProfileFigures,
  wait: DocumentWait | null = null,
): DocumentView {
  const row = valuesInForce(read);
  return {
    id: row.id,
    version: row.version,
    originalName: row.originalName,
    fileSize: row.fileSize,
    createdAt: row.createdAt.toISOString(),
    category: row.category,
    categoryOpen: isCategoryOpen(read),
    subcategory: row.subcategory,
    status: row.status,
    statusReason: row.statusReason,
    reviewRequired: row.reviewRequired,
    fraudScore: row.fraudScore,
    reviewerRejection: toRejectionView(row.reviewerRejection),
    pageRange: pageRangeOf(row),
    wait,
    holder: row.holder,
    isSample: isSample(row),
    aiAnalysis: {
      confidence: row.confidence,
      stage: row.stage,
      progress: row.progress,
      pages: row.pages,
      previews: row.previews,
      stages: row.stages,
      classification: row.classification,
      extracted: row.extracted,
      signals: read.signals.map(toSignalView),
      corrections: read.corrections.map(toCorrectionView),
      questions: questionsOf(read),
      hasRows: row.rowsKey !== null,
      parts: row.parts,
      mismatches: findProfileDifferences(row.extracted, row.classification?.subcategory ?? null, figures),
    },
  };
}

/** A rejection stands for each other service until a reviewer decides again: no credit comes back. */
const publishedStatus = ({ status, reviewerRejection }: DocumentRow): DocumentStatus =>
  status === 'processed' && reviewerRejection !== null ? 'rejected' : status;

/** The kind that the owner chose, else the kind that the document shows in the category where it lies. */
const kindOf = ({ subcategory, category, classification }: DocumentRow): DocumentState['subcategory'] => {
  if (subcategory !== null) return subcategory;
  return classification?.category === category ? classification.subcategory : null;
};

/** Other services receive neither name nor text. */
export function toDocumentState(read: DocumentRow): DocumentState {
  const row = valuesInForce(read);
  return {
    documentId: row.id,
    category: row.category,
    categoryOpen: isCategoryOpen(read),
    subcategory: kindOf(row),
    status: publishedStatus(row),
    fraudScore: row.fraudScore,
    confidence: row.confidence,
    signals: row.signals.map((signal) => signal.code),
    sha256: contentHashOf(row),
    reviewRequired: row.reviewRequired,
    figures: figuresForWitnesses(row.extracted, againstSums(read)),
    period: periodOf(row.extracted),
    taxYear: taxYearOf(row.extracted),
    rowsKey: row.rowsKey,
    holder: row.holder && { match: row.holder.match, answer: row.holder.answer },
    isSample: isSample(row),
    texts: textsForWitnesses(row.extracted, row.einTag),
  };
}
