import { Injectable } from '@nestjs/common';
import type { EvidenceState, FieldName, FieldProvenance, Proposal, UserId } from '@groundwork/contracts';
import { readEvidenceCopy } from '@groundwork/platform-document-copies';
import { Clock } from '@groundwork/platform-time';
import { type EntityManager, In } from 'typeorm';
import type { Answers } from '../domain/merge-profile.rules.ts';
import { openProposals, proposalIdOf } from '../domain/proposals.rules.ts';
import { provenanceOf } from '../domain/provenance.view.ts';
import { dismissedSchema, provenanceSchema } from './evidence.schema.ts';
import { figureChoiceSchema } from './figure.schema.ts';

@Injectable()
export class EvidenceRepository {
  constructor(private readonly clock: Clock) {}

  async freshAccounts(manager: EntityManager, userId: UserId): Promise<EvidenceState['accounts']> {
    const today = this.clock.today();
    return (await readEvidenceCopy(manager, userId)).accounts.filter(({ freshUntil }) => freshUntil >= today);
  }

  async proposals(manager: EntityManager, userId: UserId, answers: Answers): Promise<Proposal[]> {
    const dismissed = await manager.findBy(dismissedSchema, { userId });
    const ids = new Set<string>(dismissed.map(({ field, value }) => proposalIdOf(field, value)));
    return openProposals(answers, await readEvidenceCopy(manager, userId), ids, this.clock.today());
  }

  async provenance(manager: EntityManager, userId: UserId): Promise<Record<string, FieldProvenance>> {
    return provenanceOf(await manager.findBy(provenanceSchema, { userId }));
  }

  /** What the owner types replaces a figure that she accepted or decided before. */
  async endProvenance(manager: EntityManager, userId: UserId, fields: readonly FieldName[]): Promise<void> {
    await manager.delete(provenanceSchema, { userId, field: In(fields) });
    await manager.delete(figureChoiceSchema, { userId, field: In(fields) });
  }
}
