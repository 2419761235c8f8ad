import { Injectable } from '@nestjs/common';
import type { Acting, AppliedProposals, ApplyProposalsBody, Proposal } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { settledProposals } from '../../domain/proposals.rules.ts';
import { type FigureBook, FigureRepository } from '../../persistence/figure.repository.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { proposalNotFound } from '../../profile.errors.ts';
import { SaveProfile } from '../save-profile/save-profile.use-case.ts';
import { SettleFigures } from '../settle-figures/settle-figures.use-case.ts';

interface Selection {
  open: Proposal[];
  /** Fields that have the figure from an earlier call already. */
  repeated: string[];
}

function select(open: Proposal[], { figures }: FigureBook, chosen: ApplyProposalsBody): Selection {
  if ('all' in chosen) return { open, repeated: [] };
  const settled = settledProposals(figures);
  const byId = new Map<string, Proposal>(open.map((proposal) => [proposal.id, proposal]));
  const ids = [...new Set(chosen.ids)];
  if (ids.some((id) => !byId.has(id) && !settled.has(id))) throw proposalNotFound();
  return {
    open: ids.flatMap((id) => byId.get(id) ?? []),
    repeated: ids.flatMap((id) => (byId.has(id) ? [] : (settled.get(id) ?? []))),
  };
}

@Injectable()
export class ApplyProposals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly figures: FigureRepository,
    private readonly settleFigures: SettleFigures,
    private readonly saveProfile: SaveProfile,
  ) {}

  run(acting: Acting, chosen: ApplyProposalsBody): Promise<AppliedProposals> {
    const { userId } = acting;
    return this.dataSource.transaction(async (manager) => {
      await this.profiles.lock(manager, userId);
      const book = await this.figures.read(manager, userId);
      const { open, repeated } = select(await this.figures.proposals(manager, userId, book), book, chosen);
      const choices = open.map(({ field, witness }) => ({ field, use: witness.id }));
      if (choices.length > 0) await this.settleFigures.settle(manager, acting, choices, book);
      const profile = await this.saveProfile.reply(manager, userId);
      return { applied: [...repeated, ...open.map(({ field }) => field)], profile };
    });
  }
}
