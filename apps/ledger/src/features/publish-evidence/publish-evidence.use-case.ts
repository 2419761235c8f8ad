import { type EvidenceState, events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { figuresFrom } from '../../domain/document-evidence.rules.ts';
import { nextStateVersion, readOwnerEvidence, readWitnesses } from '../../persistence/owner.repository.ts';
import { readDocumentStates } from '../../persistence/read-document.repository.ts';

async function readEvidence(
  manager: EntityManager,
  userId: UserId,
): Promise<{ version: number; state: EvidenceState }> {
  const { version, accounts, rows } = await readOwnerEvidence(manager, userId);
  const witnesses = await readWitnesses(manager, userId);
  const figures = figuresFrom(await readDocumentStates(manager, userId), rows, witnesses);
  return { version, state: { witnesses, accounts, ...(figures && { figures }) } };
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
  const version = await nextStateVersion(manager, userId, 'evidence', state);
  if (version !== null) await appendEvidence(manager, userId, version, state);
}

/** With the same version: only a service that lost its copy stores it. */
export async function republishEvidence(manager: EntityManager, userId: UserId): Promise<void> {
  const { version, state } = await readEvidence(manager, userId);
  if (version > 0) await appendEvidence(manager, userId, version, state);
}
