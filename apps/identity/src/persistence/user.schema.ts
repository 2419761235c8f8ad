import type { Role, SubscriptionPlan, User, UserId, UserSummary } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';
import { v7 as newId } from 'uuid';

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
  emailVerifiedAt: Date | null;
  planVersion: number;
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
    emailVerifiedAt: { type: 'timestamptz', name: 'email_verified_at', nullable: true },
    planVersion: { type: 'integer', name: 'plan_version' },
    version: { type: 'integer' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

type NewUser = Pick<UserRow, 'email' | 'passwordHash' | 'firstName' | 'lastName'>;

export const createUser = (given: NewUser, now: Date): UserRow => ({
  id: newId() as UserId,
  ...given,
  profileImageUrl: null,
  subscriptionPlan: 'starter',
  role: 'user',
  mfaEnabled: false,
  emailVerifiedAt: null,
  planVersion: 0,
  version: 1,
  createdAt: now,
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

export const userSummary = (row: UserRow): UserSummary => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  subscriptionPlan: row.subscriptionPlan,
  createdAt: row.createdAt.toISOString(),
});
