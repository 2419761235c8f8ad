import type { DataSource } from 'typeorm';
import { systemClock } from '@groundwork/platform-time';
import { hashPassword } from './password.adapter.ts';
import { newUser, userSchema } from './user.schema.ts';

interface DemoOwner {
  email: string;
  password: string;
}

/** A demo owner to look around with, only where one was asked for: never in production. */
export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { manager } = dataSource;
  if (await manager.existsBy(userSchema, { email: demoOwner.email })) return undefined;
  const { email, password } = demoOwner;
  const passwordHash = await hashPassword(password);
  const given = { email, passwordHash, firstName: 'Maya', lastName: 'Reyes' };
  await manager.insert(userSchema, newUser(given, systemClock.now()));
  return `a demo owner, ${demoOwner.email}`;
}
