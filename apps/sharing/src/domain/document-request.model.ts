import type {
  DocumentId,
  DocumentRequestId,
  DocumentRequestState,
  OpenedRequest,
  PracticeId,
  RequestAuthor,
  UserId,
} from '@groundwork/contracts';

/** The token is stored twice: its digest finds the request, and a reminder mails it again. */
export interface DocumentRequestTexts {
  readonly title: string;
  readonly note: string | null;
  readonly email: string | null;
  readonly askedBy: RequestAuthor;
  readonly businessName: string;
  readonly token: string;
}

export interface DocumentRequestRow {
  id: DocumentRequestId;
  userId: UserId;
  practiceId: PracticeId | null;
  tokenHash: string;
  sealedTexts: string;
  category: OpenedRequest['category'];
  subcategory: OpenedRequest['subcategory'];
  dueOn: string | null;
  state: DocumentRequestState;
  version: number;
  createdAt: Date;
  expiresAt: Date;
  lastReminderAt: Date | null;
  mailedAt: Date | null;
  closedAt: Date | null;
}

export interface RequestAnswerRow {
  userId: UserId;
  requestId: DocumentRequestId;
  sha256: string;
  documentId: DocumentId;
  pages: number | null;
  beganAt: Date;
  /** Null until its document is registered. */
  storedAt: Date | null;
}

export interface OwnDocumentRequest {
  userId: UserId;
  requestId: DocumentRequestId;
}

export const answererOf = (requestId: string): string => `request:${requestId}`;
