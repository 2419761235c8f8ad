import { type EvidenceState, events, plainWitness, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { witnessesFrom } from '../../domain/document-evidence.rules.ts';
import {
  nextStateVersion,
  readOwnerEvidence,
  readWitnesses,
  replaceWitnesses,
} from '../../persistence/owner.repository.ts';
import { readDocumentStates } from '../../persistence/read-document.repository.ts';

interface CurrentEvidence {
  readonly version: number;
  readonly state: EvidenceState;
}

/** Without figures while bank rows of an older version wait for their first grades: a balance would be missing. */
async function readEvidence(manager: EntityManager, userId: UserId): Promise<CurrentEvidence> {
  const { version, accounts, rows } = await readOwnerEvidence(manager, userId);
  const stored = rows === null ? await readWitnesses(manager, userId) : [];
  if (stored.some(({ source }) => source === 'bank_rows')) {
    const witnesses = stored.flatMap((each) => plainWitness(each) ?? []);
    return { version, state: { witnesses, accounts } };
  }
  const figures = witnessesFrom(await readDocumentStates(manager, userId), rows);
  return { version, state: { witnesses: [], accounts, figures } };
}

async function appendEvidence(
  manager: EntityManager,
  userId: UserId,
  aggregateVersion: number,
  data: EvidenceState,
): Promise<void> {
  const event = { aggregateId: userId, aggregateVersion, userId, data };
  await appendToOutbox(manager, events.evidenceChanged, event);
}

/** Publishes the whole state, and only if it changed. */
export async function publishEvidence(manager: EntityManager, userId: UserId): Promise<void> {
  const { state } = await readEvidence(manager, userId);
  if (state.figures) await replaceWitnesses(manager, userId, state.figures);
  const version = await nextStateVersion(manager, userId, 'evidence', state);
  if (version !== null) await appendEvidence(manager, userId, version, state);
}

/** With the same version: only a service that lost its copy stores it. */
export async function republishEvidence(manager: EntityManager, userId: UserId): Promise<void> {
  const { version, state } = await readEvidence(manager, userId);
  if (version > 0) await appendEvidence(manager, userId, version, state);
}
