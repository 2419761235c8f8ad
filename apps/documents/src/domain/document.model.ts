import type {
  AiAnalysis,
  DocumentCategory,
  DocumentId,
  DocumentStage,
  DocumentStatus,
  DocumentSubcategory,
  PageProgress,
  UserId,
} from '@groundwork/contracts';

export interface OwnDocument {
  userId: UserId;
  documentId: DocumentId;
}

export interface DocumentRow {
  id: DocumentId;
  userId: UserId;
  /** Grows with every change that is published. */
  version: number;
  /** Grows with every analysis asked for: a late result of an older run is dropped. */
  analysisRun: number;
  originalName: string;
  fileSize: number;
  mediaType: string;
  sha256: string;
  storageKey: string;
  category: DocumentCategory;
  subcategory: DocumentSubcategory | null;
  status: DocumentStatus;
  statusReason: string | null;
  reviewRequired: boolean;
  fraudScore: number | null;
  confidence: number | null;
  stage: DocumentStage;
  stages: AiAnalysis['stages'];
  classification: AiAnalysis['classification'];
  extracted: AiAnalysis['extracted'];
  signals: AiAnalysis['signals'];
  /** The page being recognised; null but while that goes on. */
  progress: PageProgress | null;
  pages: number | null;
  previews: number;
  figuresHash: string | null;
  createdAt: Date;
  /** Since when the analysis is due. */
  dueSince: Date;
  /** Since when a reviewer's decision is due. */
  waitingSince: Date | null;
  /** Deleted documents can be brought back for ten minutes. */
  deletedAt: Date | null;
}
