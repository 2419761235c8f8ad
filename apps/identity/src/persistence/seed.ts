import type { DataSource } from 'typeorm';
import { systemClock } from '@groundwork/platform-time';
import { hashPassword } from './password.adapter.ts';
import { createUser, userSchema } from './user.schema.ts';

interface DemoOwner {
  email: string;
  password: string;
}

export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { manager } = dataSource;
  if (await manager.existsBy(userSchema, { email: demoOwner.email })) return undefined;
  const { email, password } = demoOwner;
  const passwordHash = await hashPassword(password);
  const owner = { email, passwordHash, firstName: 'Maya', lastName: 'Reyes' };
  await manager.insert(userSchema, createUser(owner, systemClock.now()));
  return `a demo owner, ${demoOwner.email}`;
}
