import { EntitySchema } from 'typeorm';
import type { LinkRow, SessionRow } from '../domain/link.model.ts';

const time = (name: string) => ({ type: 'timestamptz', name }) as const;

export const linkSchema = new EntitySchema<LinkRow>({
  name: 'link',
  tableName: 'links',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id', primary: true },
    packageId: { type: 'uuid', name: 'package_id' },
    tokenHash: { type: 'text', name: 'token_hash' },
    sealedRecipient: { type: 'text', name: 'sealed_recipient' },
    mode: { type: 'text' },
    expiresAt: time('expires_at'),
    createdAt: time('created_at'),
    revokedAt: { ...time('revoked_at'), nullable: true },
    lockedAt: { ...time('locked_at'), nullable: true },
    wrongCodes: { type: 'integer', name: 'wrong_codes' },
    lastVisitAt: { ...time('last_visit_at'), nullable: true },
  },
});

export const sessionSchema = new EntitySchema<SessionRow>({
  name: 'share-session',
  tableName: 'share_sessions',
  columns: {
    hash: { type: 'text', primary: true },
    userId: { type: 'uuid', name: 'user_id', primary: true },
    linkId: { type: 'uuid', name: 'link_id' },
    packageId: { type: 'uuid', name: 'package_id' },
    visitId: { type: 'uuid', name: 'visit_id' },
    expiresAt: time('expires_at'),
  },
});
