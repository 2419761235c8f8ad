import type { Role, SubscriptionPlan, User, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

export interface UserRow {
  id: UserId;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  subscriptionPlan: SubscriptionPlan;
  role: Role;
  mfaEnabled: boolean;
  version: number;
  createdAt: Date;
}

export const userSchema = new EntitySchema<UserRow>({
  name: 'user',
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash' },
    firstName: { type: 'text', name: 'first_name' },
    lastName: { type: 'text', name: 'last_name' },
    profileImageUrl: { type: 'text', name: 'profile_image_url', nullable: true },
    subscriptionPlan: { type: 'text', name: 'subscription_plan' },
    role: { type: 'text' },
    mfaEnabled: { type: 'boolean', name: 'mfa_enabled' },
    version: { type: 'integer' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

export const userView = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
  subscriptionPlan: row.subscriptionPlan,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  mfaEnabled: row.mfaEnabled,
});
