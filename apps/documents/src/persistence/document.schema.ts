import type {
  AiAnalysis,
  DocumentCategory,
  DocumentId,
  DocumentStage,
  DocumentState,
  DocumentStatus,
  DocumentSubcategory,
  DocumentView,
  PageProgress,
  ProfileFigures,
  UserId,
} from '@groundwork/contracts';
import { differencesFromProfile } from '@groundwork/engine-documents';
import { EntitySchema } from 'typeorm';

export interface DocumentRow {
  id: DocumentId;
  userId: UserId;
  /** Grows with every change other services are told of. */
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

export const documentSchema = new EntitySchema<DocumentRow>({
  name: 'document',
  tableName: 'documents',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    version: { type: 'integer' },
    analysisRun: { type: 'integer', name: 'analysis_run' },
    originalName: { type: 'text', name: 'original_name' },
    fileSize: { type: 'integer', name: 'file_size' },
    mediaType: { type: 'text', name: 'media_type' },
    sha256: { type: 'text' },
    storageKey: { type: 'text', name: 'storage_key' },
    category: { type: 'text' },
    subcategory: { type: 'text', nullable: true },
    status: { type: 'text' },
    statusReason: { type: 'text', name: 'status_reason', nullable: true },
    reviewRequired: { type: 'boolean', name: 'review_required' },
    fraudScore: { type: 'double precision', name: 'fraud_score', nullable: true },
    confidence: { type: 'double precision', nullable: true },
    stage: { type: 'text' },
    stages: { type: 'jsonb' },
    classification: { type: 'jsonb', nullable: true },
    extracted: { type: 'jsonb' },
    signals: { type: 'jsonb' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    progress: { type: 'jsonb', nullable: true },
    pages: { type: 'integer', nullable: true },
    previews: { type: 'integer' },
    figuresHash: { type: 'text', name: 'figures_hash', nullable: true },
    dueSince: { type: 'timestamptz', name: 'due_since' },
    waitingSince: { type: 'timestamptz', name: 'waiting_since', nullable: true },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
  },
});

export const documentView = (row: DocumentRow, figures: ProfileFigures): DocumentView => ({
  id: row.id,
  originalName: row.originalName,
  fileSize: row.fileSize,
  createdAt: row.createdAt.toISOString(),
  category: row.category,
  subcategory: row.subcategory,
  status: row.status,
  statusReason: row.statusReason,
  reviewRequired: row.reviewRequired,
  fraudScore: row.fraudScore,
  aiAnalysis: {
    confidence: row.confidence,
    stage: row.stage,
    progress: row.progress,
    pages: row.pages,
    previews: row.previews,
    stages: row.stages,
    classification: row.classification,
    extracted: row.extracted,
    signals: row.signals,
    mismatches: differencesFromProfile(row.extracted, row.classification?.subcategory ?? null, figures),
  },
});

/** What other services may know: no name, no figures. */
export const documentState = (row: DocumentRow): DocumentState => ({
  documentId: row.id,
  category: row.category,
  subcategory: row.subcategory,
  status: row.status,
  fraudScore: row.fraudScore,
  confidence: row.confidence,
  signals: row.signals.map((signal) => signal.code),
  sha256: row.sha256,
  reviewRequired: row.reviewRequired,
});
