import type { UserId } from '@groundwork/contracts';
import type { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { hashPassword } from './passwords.ts';
import { userSchema } from './user.schema.ts';

interface DemoOwner {
  email: string;
  password: string;
}

/** A demo owner to look around with, only where one was asked for: never in production. */
export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { manager } = dataSource;
  if (await manager.existsBy(userSchema, { email: demoOwner.email })) return undefined;
  await manager.insert(userSchema, {
    id: newId() as UserId,
    email: demoOwner.email,
    passwordHash: await hashPassword(demoOwner.password),
    firstName: 'Maya',
    lastName: 'Reyes',
    profileImageUrl: null,
    subscriptionPlan: 'starter',
    role: 'user',
    mfaEnabled: false,
    version: 1,
    createdAt: new Date(),
  });
  return `a demo owner, ${demoOwner.email}`;
}
