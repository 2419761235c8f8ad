import { Injectable } from '@nestjs/common';
import type { Acting, Practice, PracticeBody, PracticeId, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { practiceAdminNeeded, practiceNotFound } from '../../identity.errors.ts';
import {
  insertPractice,
  lockPractice,
  pictureOfManager,
  type PracticeRow,
  practicesOf,
  roleInPractice,
} from '../../persistence/practice.repository.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';

export type OfPractice = { userId: UserId; practiceId: PracticeId };

@Injectable()
export class ManagePractice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  list({ userId: person }: { userId: UserId }): Promise<Practice[]> {
    return practicesOf(this.dataSource.manager, { person, now: this.clock.now() });
  }

  async manager(of: OfPractice): Promise<{ userId: UserId | null }> {
    const { manager } = this.dataSource;
    await requireStaff(manager, of);
    return { userId: await pictureOfManager(manager, of.practiceId) };
  }

  add({ userId: person, name }: Acting & PracticeBody): Promise<Practice> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const practice = await insertPractice(manager, { name, admin: person, now });
      await announcePractice(manager, practice, { actor: person, action: 'practice.added', person });
      return this.view(manager, practice.id, person);
    });
  }

  rename({ userId: person, practiceId, name }: Acting & OfPractice & PracticeBody): Promise<Practice> {
    return this.dataSource.transaction(async (manager) => {
      const practice = await lockAsAdmin(manager, { userId: person, practiceId });
      const step = { actor: person, action: 'practice.renamed' };
      if (practice.name !== name) await announcePractice(manager, { ...practice, name }, step);
      return this.view(manager, practiceId, person);
    });
  }

  private async view(manager: EntityManager, id: PracticeId, person: UserId): Promise<Practice> {
    const [practice] = await practicesOf(manager, { person, now: this.clock.now(), id });
    if (!practice) throw practiceNotFound();
    return practice;
  }
}

/** Outsiders do not learn that a practice exists. */
export async function requireStaff(
  manager: EntityManager,
  { userId, practiceId }: OfPractice,
  needed: 'staff' | 'admin' = 'staff',
): Promise<void> {
  const role = await roleInPractice(manager, practiceId, userId);
  if (!role) throw practiceNotFound();
  if (needed === 'admin' && role !== 'admin') throw practiceAdminNeeded();
}

export async function lockAsAdmin(manager: EntityManager, of: OfPractice): Promise<PracticeRow> {
  const practice = await lockPractice(manager, of.practiceId);
  await requireStaff(manager, of, 'admin');
  return practice;
}
