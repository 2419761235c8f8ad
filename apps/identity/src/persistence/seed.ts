import { randomBytes } from 'node:crypto';
import {
  adviserAreas,
  businessId,
  type DemoPractice,
  type PracticeId,
  type UserId,
} from '@groundwork/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { systemClock } from '@groundwork/platform-time';
import { openBusiness } from '../features/open-business/open-business.use-case.ts';
import { addGrant } from '../features/record-grant/record-grant.use-case.ts';
import { firstBusinessName } from './business.repository.ts';
import { storeStage } from './client.repository.ts';
import { hashPassword } from './password.adapter.ts';
import { insertPractice } from './practice.repository.ts';
import { createUser, userSchema } from './user.schema.ts';

interface DemoOwner {
  email: string;
  password: string;
  practice?: DemoPractice;
}

interface Login {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
}

async function addPerson(manager: EntityManager, login: Login, business?: string): Promise<UserId> {
  const now = systemClock.now();
  const user = createUser(login, now);
  await manager.insert(userSchema, user);
  const name = business ?? firstBusinessName(user);
  await openBusiness(manager, { id: businessId.parse(user.id), name, creator: user.id, now });
  return user.id;
}

async function addClients(
  manager: EntityManager,
  practice: PracticeId,
  { clients }: DemoPractice,
): Promise<void> {
  const now = systemClock.now();
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  for (const { business: name, stage, email, firstName, lastName } of clients) {
    const owner = await addPerson(manager, { email, firstName, lastName, passwordHash }, name);
    const business = businessId.parse(owner);
    const grant = {
      businessId: business,
      holderType: 'practice',
      holderId: practice,
      role: 'adviser',
      areas: adviserAreas,
      expiresAt: null,
      grantedBy: owner,
      grantedAt: now,
    } as const;
    await addGrant(manager, grant, { actor: owner, now });
    await storeStage(manager, practice, { business, stage });
  }
}

async function seedPractice(dataSource: DataSource, password: string, demo: DemoPractice): Promise<boolean> {
  const { email, firstName, lastName, name } = demo;
  if (await dataSource.manager.existsBy(userSchema, { email })) return false;
  const passwordHash = await hashPassword(password);
  await dataSource.transaction(async (manager) => {
    const admin = await addPerson(manager, { email, firstName, lastName, passwordHash });
    const { id } = await insertPractice(manager, { name, admin, now: systemClock.now() });
    await addClients(manager, id, demo);
  });
  return true;
}

export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { email, password, practice } = demoOwner;
  const seeded: string[] = [];
  if (!(await dataSource.manager.existsBy(userSchema, { email }))) {
    const login = { email, firstName: 'Maya', lastName: 'Reyes', passwordHash: await hashPassword(password) };
    await dataSource.transaction((manager) => addPerson(manager, login));
    seeded.push(`a demo owner, ${email}`);
  }
  if (practice && (await seedPractice(dataSource, password, practice)))
    seeded.push(`a demo practice, ${practice.email}`);
  return seeded.length === 0 ? undefined : seeded.join(' and ');
}
