import {
  type DocumentRequest,
  type ExportedRequest,
  businessId,
  pages,
  type StoredRequest,
} from '@groundwork/contracts';
import type { DocumentRequestRow, DocumentRequestTexts, RequestAnswerRow } from './document-request.model.ts';

const wantedOf = (
  { category, subcategory, dueOn, state }: DocumentRequestRow,
  { title, note, askedBy }: DocumentRequestTexts,
) => ({ title, category, subcategory, note, dueOn, askedBy, state });

export const toDocumentRequest = (
  row: DocumentRequestRow,
  texts: DocumentRequestTexts,
  answers: number,
): DocumentRequest => ({
  ...wantedOf(row, texts),
  id: row.id,
  businessId: businessId.parse(row.userId),
  answers,
  createdAt: row.createdAt.toISOString(),
  lastReminderAt: row.lastReminderAt?.toISOString() ?? null,
});

export const toStoredRequest = (row: DocumentRequestRow, texts: DocumentRequestTexts): StoredRequest => ({
  ...wantedOf(row, texts),
  businessName: texts.businessName,
  practiceId: row.practiceId,
});

export const toExportedRequest = (
  row: DocumentRequestRow,
  texts: DocumentRequestTexts,
  answers: readonly RequestAnswerRow[],
): ExportedRequest => {
  const stored = answers.filter(({ storedAt }) => storedAt !== null);
  return {
    ...toDocumentRequest(row, texts, stored.length),
    email: texts.email,
    closedAt: row.closedAt?.toISOString() ?? null,
    received: stored.map(({ storedAt, beganAt, pages: count }) => ({
      at: (storedAt ?? beganAt).toISOString(),
      pages: count,
    })),
  };
};

export const linkOfRequest = (origin: string, token: string): string => `${origin}${pages.request}#${token}`;
