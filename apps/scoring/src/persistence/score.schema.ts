import type {
  AccountFigures,
  DocumentId,
  DocumentState,
  ProfileFigures,
  UserId,
} from '@groundwork/contracts';
import type { ScoreResult } from '@groundwork/engine-scoring';
import { EntitySchema } from 'typeorm';

/** Scoring's own copy of what it needs of an owner, and the score made of it. */
export interface OwnerRow {
  userId: UserId;
  version: number;
  profileVersion: number;
  figures: ProfileFigures;
  accounts: AccountFigures[];
  accountsVersion: number;
  totalScore: number;
  result: ScoreResult | null;
  calculatedAt: Date;
}

export interface DocumentRow {
  documentId: DocumentId;
  userId: UserId;
  version: number;
  state: DocumentState;
  /** Kept, so that an older event does not bring it back. */
  deleted: boolean;
}

export interface ScoreChangeRow {
  id: string;
  userId: UserId;
  at: Date;
  fromTotal: number;
  toTotal: number;
  cause: ScoreCause;
}

export interface ScoreCause {
  type: 'profile' | 'document' | 'account';
  fields?: string[];
  documentId?: string;
}

export const ownerSchema = new EntitySchema<OwnerRow>({
  name: 'owner',
  tableName: 'owners',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    version: { type: 'integer' },
    profileVersion: { type: 'integer', name: 'profile_version' },
    figures: { type: 'jsonb' },
    accounts: { type: 'jsonb' },
    accountsVersion: { type: 'integer', name: 'accounts_version' },
    totalScore: { type: 'integer', name: 'total_score' },
    result: { type: 'jsonb', nullable: true },
    calculatedAt: { type: 'timestamptz', name: 'calculated_at' },
  },
});

export const documentSchema = new EntitySchema<DocumentRow>({
  name: 'document',
  tableName: 'documents',
  columns: {
    documentId: { type: 'uuid', name: 'document_id', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    version: { type: 'integer' },
    state: { type: 'jsonb' },
    deleted: { type: 'boolean' },
  },
});

export const scoreChangeSchema = new EntitySchema<ScoreChangeRow>({
  name: 'score_change',
  tableName: 'score_changes',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    at: { type: 'timestamptz' },
    fromTotal: { type: 'integer', name: 'from_total' },
    toTotal: { type: 'integer', name: 'to_total' },
    cause: { type: 'jsonb' },
  },
});
