import type {
  ActorId,
  AiAnalysis,
  AnalysisLane,
  DocumentCategory,
  DocumentCorrection,
  DocumentHolder,
  DocumentId,
  DocumentPart,
  DocumentStage,
  DocumentStatus,
  DocumentSubcategory,
  DocumentReading,
  PageProgress,
  ReviewerRejection,
  UserId,
} from '@groundwork/contracts';

export interface OwnDocument {
  userId: UserId;
  documentId: DocumentId;
}

export interface StoredCorrection extends DocumentCorrection {
  actorId: ActorId | UserId;
  decidedBy: UserId | null;
  /** The place before a correction of the kind. */
  before: Pick<DocumentRow, 'category' | 'subcategory'> | null;
}

export interface StoredRejection extends Omit<ReviewerRejection, 'triesLeft'> {
  tries?: number;
  reading?: DocumentReading;
}

export interface DocumentRow {
  id: DocumentId;
  userId: UserId;
  version: number;
  /** A result of an older run is dropped. */
  analysisRun: number;
  originalName: string;
  fileSize: number;
  mediaType: string;
  sha256: string;
  storageKey: string;
  sealed: boolean;
  fromPage: number | null;
  toPage: number | null;
  category: DocumentCategory;
  categoryChosen: boolean;
  subcategory: DocumentSubcategory | null;
  status: DocumentStatus;
  statusReason: string | null;
  reviewRequired: boolean;
  reviewerRejection: StoredRejection | null;
  fraudScore: number | null;
  confidence: number | null;
  stage: DocumentStage;
  stages: AiAnalysis['stages'];
  classification: AiAnalysis['classification'];
  extracted: AiAnalysis['extracted'];
  signals: AiAnalysis['signals'];
  progress: PageProgress | null;
  pages: number | null;
  previews: number;
  figuresHash: string | null;
  rowsKey: string | null;
  printedNames: string[];
  holder: DocumentHolder | null;
  /** A digest of the printed number of the employer, with a key of the owner. */
  einTag: string | null;
  parts: DocumentPart[];
  corrections: StoredCorrection[];
  createdAt: Date;
  lane: AnalysisLane;
  dueSince: Date;
  /** Start of the wait for a reviewer. */
  waitingSince: Date | null;
  deletedAt: Date | null;
}
