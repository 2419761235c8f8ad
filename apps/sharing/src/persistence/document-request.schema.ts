import { EntitySchema } from 'typeorm';
import type { DocumentRequestRow, RequestAnswerRow } from '../domain/document-request.model.ts';

const time = (name: string) => ({ type: 'timestamptz', name }) as const;
const maybe = (name: string) => ({ ...time(name), nullable: true }) as const;

export const documentRequestSchema = new EntitySchema<DocumentRequestRow>({
  name: 'document-request',
  tableName: 'document_requests',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id', primary: true },
    practiceId: { type: 'uuid', name: 'practice_id', nullable: true },
    tokenHash: { type: 'text', name: 'token_hash' },
    sealedTexts: { type: 'text', name: 'sealed_texts' },
    category: { type: 'text' },
    subcategory: { type: 'text', nullable: true },
    dueOn: { type: 'date', name: 'due_on', nullable: true },
    state: { type: 'text' },
    version: { type: 'integer' },
    createdAt: time('created_at'),
    expiresAt: time('expires_at'),
    lastReminderAt: maybe('last_reminder_at'),
    mailedAt: maybe('mailed_at'),
    closedAt: maybe('closed_at'),
  },
});

export const requestAnswerSchema = new EntitySchema<RequestAnswerRow>({
  name: 'request-answer',
  tableName: 'request_answers',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    requestId: { type: 'uuid', name: 'request_id', primary: true },
    sha256: { type: 'text', primary: true },
    documentId: { type: 'uuid', name: 'document_id' },
    pages: { type: 'integer', nullable: true },
    beganAt: time('began_at'),
    storedAt: maybe('stored_at'),
  },
});
