import { EntitySchema } from 'typeorm';
import type { LenderRequestRow } from '../domain/lender-request.model.ts';
import type { TicketRow } from '../domain/link.model.ts';

const time = (name: string) => ({ type: 'timestamptz', name }) as const;
const ids = {
  userId: { type: 'uuid', name: 'user_id', primary: true },
  packageId: { type: 'uuid', name: 'package_id' },
  linkId: { type: 'uuid', name: 'link_id' },
} as const;

export const lenderRequestSchema = new EntitySchema<LenderRequestRow>({
  name: 'lender-request',
  tableName: 'lender_requests',
  columns: {
    ...ids,
    id: { type: 'uuid', primary: true },
    sealedTexts: { type: 'text', name: 'sealed_texts' },
    dueDay: { type: 'date', name: 'due_day' },
    state: { type: 'text' },
    documentIds: { type: 'jsonb', name: 'document_ids' },
    createdAt: time('created_at'),
    closedAt: { ...time('closed_at'), nullable: true },
  },
});

export const ticketSchema = new EntitySchema<TicketRow>({
  name: 'share-ticket',
  tableName: 'share_tickets',
  columns: {
    ...ids,
    hash: { type: 'text', primary: true },
    visitId: { type: 'uuid', name: 'visit_id' },
    expiresAt: time('expires_at'),
  },
});
