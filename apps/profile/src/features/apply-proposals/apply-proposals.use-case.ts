import { Injectable } from '@nestjs/common';
import type {
  Acting,
  AppliedProposals,
  ApplyProposalsBody,
  FieldName,
  Proposal,
  UserId,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { type Answers, answerOf } from '../../domain/merge-profile.rules.ts';
import { proposalIdOf } from '../../domain/proposals.rules.ts';
import type { ProvenanceRow } from '../../domain/provenance.model.ts';
import { EvidenceRepository } from '../../persistence/evidence.repository.ts';
import { provenanceSchema } from '../../persistence/evidence.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { proposalNotFound } from '../../profile.errors.ts';
import { SaveProfile } from '../save-profile/save-profile.use-case.ts';

interface Selection {
  open: Proposal[];
  /** Fields that have the figure from an earlier call already. */
  repeated: string[];
}

@Injectable()
export class ApplyProposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly evidence: EvidenceRepository,
    private readonly saveProfile: SaveProfile,
    private readonly clock: Clock,
  ) {}

  async run({ userId, actorId }: Acting, chosen: ApplyProposalsBody): Promise<AppliedProposals> {
    return this.dataSource.transaction(async (manager) => {
      const answers = await this.profiles.findForUpdate(manager, userId);
      const { open, repeated } = await this.select(manager, userId, answers, chosen);
      const input = Object.fromEntries(open.map(({ field, proposed }) => [field, proposed]));
      const answered = open.map(({ field }) => field);
      await this.saveProfile.save(manager, userId, { ...input, answered });
      if (open.length > 0) {
        await this.storeProvenance(manager, { userId, actorId }, open, answers);
        await appendAudit(manager, {
          actor: actorId,
          action: 'profile.proposals-accepted',
          subject: { type: 'profile', id: userId },
          userId,
          details: { fields: answered },
        });
      }
      const profile = await this.saveProfile.reply(manager, userId);
      return { applied: [...repeated, ...answered], profile };
    });
  }

  private async select(
    manager: EntityManager,
    userId: UserId,
    answers: Answers,
    chosen: ApplyProposalsBody,
  ): Promise<Selection> {
    const open = await this.evidence.proposals(manager, userId, answers);
    if ('all' in chosen) return { open, repeated: [] };
    const accepted = await manager.findBy(provenanceSchema, { userId });
    const acceptedIds = new Map(accepted.map(({ field, value }) => [proposalIdOf(field, value), field]));
    const ids = [...new Set(chosen.ids)];
    const byId = new Map(open.map((proposal) => [proposal.id, proposal]));
    if (ids.some((id) => !byId.has(id) && !acceptedIds.has(id))) throw proposalNotFound();
    return {
      open: ids.flatMap((id) => byId.get(id) ?? []),
      repeated: ids.flatMap((id) => (byId.has(id) ? [] : (acceptedIds.get(id) ?? []))),
    };
  }

  /** Only the last acceptance can be undone. */
  private async storeProvenance(
    manager: EntityManager,
    { userId, actorId }: Pick<Acting, 'userId' | 'actorId'>,
    open: readonly Proposal[],
    answers: Answers,
  ): Promise<void> {
    const acceptedAt = this.clock.now();
    await manager.update(provenanceSchema, { userId }, { before: null });
    const rows = open.map(({ proposed, witness, ...proposal }): ProvenanceRow => {
      const field = proposal.field as FieldName;
      const { source, kind, period, documentId = null, page = null } = witness;
      const before = { answer: answerOf(answers, field) };
      return {
        userId,
        actorId,
        field,
        value: proposed,
        source,
        kind,
        period,
        documentId,
        page,
        acceptedAt,
        before,
      };
    });
    await manager.upsert(provenanceSchema, rows, ['userId', 'field']);
  }
}
