import { events, type PracticeId, type UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { type PracticeRow, staffIds, updatePractice } from '../../persistence/practice.repository.ts';

interface PracticeStep {
  actor: string;
  action: string;
  /** Who joined, left or changed: also a person who is no longer there. */
  person?: UserId;
  details?: Record<string, string>;
}

const mostPersons = 1000;

interface PracticeEntry {
  actor: string;
  action: string;
  details?: Record<string, string>;
}

/** The entry is the practice’s: the access log of a business has no line about it. */
export function auditPractice(
  manager: EntityManager,
  id: PracticeId,
  { actor, action, details }: PracticeEntry,
): Promise<void> {
  const subject = { type: 'practice', id };
  return appendAudit(manager, { actor, action, subject, details: { practiceId: id, ...details } });
}

/** The staff or the name changed. */
export async function announcePractice(
  manager: EntityManager,
  practice: PracticeRow,
  { actor, action, person, details }: PracticeStep,
): Promise<PracticeRow> {
  const changed = { ...practice, version: practice.version + 1 };
  await updatePractice(manager, changed);
  const { id, version } = changed;
  await auditPractice(manager, id, { actor, action, details: { ...(person && { person }), ...details } });
  const persons = [...new Set([...(person ? [person] : []), ...(await staffIds(manager, id))])];
  for (let from = 0; from < persons.length; from += mostPersons)
    await appendToOutbox(manager, events.practiceChanged, {
      aggregateId: id,
      aggregateVersion: version,
      userId: id,
      data: { practiceId: id, personIds: persons.slice(from, from + mostPersons) },
    });
  return changed;
}
