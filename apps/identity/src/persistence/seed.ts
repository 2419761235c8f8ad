import { businessId } from '@groundwork/contracts';
import { openBusiness } from '../features/open-business/open-business.use-case.ts';
import type { DataSource } from 'typeorm';
import { systemClock } from '@groundwork/platform-time';
import { firstBusinessName } from './business.repository.ts';
import { hashPassword } from './password.adapter.ts';
import { createUser, userSchema } from './user.schema.ts';

interface DemoOwner {
  email: string;
  password: string;
}

export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  if (await dataSource.manager.existsBy(userSchema, { email: demoOwner.email })) return undefined;
  const { email, password } = demoOwner;
  const passwordHash = await hashPassword(password);
  const owner = { email, passwordHash, firstName: 'Maya', lastName: 'Reyes' };
  const now = systemClock.now();
  const user = createUser(owner, now);
  await dataSource.transaction(async (manager) => {
    await manager.insert(userSchema, user);
    const business = { id: businessId.parse(user.id), name: firstBusinessName(user), creator: user.id, now };
    await openBusiness(manager, business);
  });
  return `a demo owner, ${demoOwner.email}`;
}
