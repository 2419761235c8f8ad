import type { DismissedProposal, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

interface DismissedRow {
  userId: UserId;
  field: string;
  value: DismissedProposal['value'];
  dismissedAt: Date;
}

export const dismissedSchema = new EntitySchema<DismissedRow>({
  name: 'dismissed_proposal',
  tableName: 'dismissed_proposals',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    field: { type: 'text', primary: true },
    value: { type: 'jsonb', primary: true },
    dismissedAt: { type: 'timestamptz', name: 'dismissed_at' },
  },
});
