import type { ProfileFigures, SubscriptionPlan, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

export interface OwnerRow {
  userId: UserId;
  plan: SubscriptionPlan;
  planVersion: number;
  figures: ProfileFigures;
  figuresVersion: number;
  namesVersion: number;
}

export const ownerSchema = new EntitySchema<OwnerRow>({
  name: 'owner',
  tableName: 'owners',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    plan: { type: 'text' },
    planVersion: { type: 'integer', name: 'plan_version' },
    figures: { type: 'jsonb' },
    figuresVersion: { type: 'integer', name: 'figures_version' },
    namesVersion: { type: 'integer', name: 'names_version' },
  },
});
