import type { UserId } from '@groundwork/contracts';
import type { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { hashPassword } from './passwords.ts';
import { userSchema } from './user.schema.ts';

export const demoEmail = 'demo@groundwork.example';

/** A demo owner to look around with, only where a password was given for one: never in production. */
export async function seed(dataSource: DataSource, demoPassword?: string): Promise<string | undefined> {
  if (!demoPassword) return undefined;
  const { manager } = dataSource;
  if (await manager.existsBy(userSchema, { email: demoEmail })) return undefined;
  await manager.insert(userSchema, {
    id: newId() as UserId,
    email: demoEmail,
    passwordHash: await hashPassword(demoPassword),
    firstName: 'Maya',
    lastName: 'Reyes',
    profileImageUrl: null,
    subscriptionPlan: 'starter',
    role: 'user',
    mfaEnabled: false,
    version: 1,
    createdAt: new Date(),
  });
  return `a demo owner, ${demoEmail}`;
}
