import {
  type DocumentCategory,
  documentFileKey,
  type DocumentId,
  type PageRange,
  type RegisterUpload,
} from '@groundwork/contracts';
import { v7 as newId } from 'uuid';
import { laneOf } from './analysis-lane.rules.ts';
import type { DocumentRow } from './document.model.ts';

const provisionalCategory: DocumentCategory = 'tax_documents';

type UploadedFile = Omit<RegisterUpload, 'incomingKey' | 'businessId' | 'actorId'> & {
  pageRange?: PageRange;
};

export function createDocument(file: UploadedFile, now: Date): DocumentRow {
  const id = file.documentId ?? (newId() as DocumentId);
  return {
    id,
    userId: file.userId,
    version: 1,
    analysisRun: 1,
    originalName: file.originalName,
    fileSize: file.fileSize,
    mediaType: file.mediaType,
    sha256: file.sha256,
    storageKey: documentFileKey(id),
    sealed: file.documentId !== undefined,
    fromPage: file.pageRange?.fromPage ?? null,
    toPage: file.pageRange?.toPage ?? null,
    category: file.category ?? provisionalCategory,
    categoryChosen: file.category !== null,
    subcategory: file.subcategory,
    status: 'pending',
    statusReason: null,
    reviewRequired: false,
    reviewerRejection: null,
    fraudScore: null,
    confidence: null,
    stage: 'received',
    stages: [{ stage: 'received', at: now.toISOString() }],
    classification: null,
    extracted: [],
    signals: [],
    progress: null,
    pages: null,
    previews: 0,
    figuresHash: null,
    rowsKey: null,
    printedNames: [],
    holder: null,
    einTag: null,
    parts: [],
    corrections: [],
    createdAt: now,
    lane: laneOf(file),
    dueSince: now,
    waitingSince: null,
    deletedAt: null,
  };
}
