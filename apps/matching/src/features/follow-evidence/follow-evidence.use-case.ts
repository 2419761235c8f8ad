import type { EventOf, events } from '@groundwork/contracts';
import { storeEvidenceCopy } from '@groundwork/platform-document-copies';
import type { EntityManager } from 'typeorm';

export const followEvidence = (
  manager: EntityManager,
  event: EventOf<typeof events.evidenceChanged>,
): Promise<void> => storeEvidenceCopy(manager, event);
