import { Controller, Inject } from '@nestjs/common';
import {
  documentCategories,
  type DocumentCategory,
  type LendersAhead,
  type MilestoneStep,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import {
  lendersAhead,
  matchingFigures,
  type MatchingDocument,
  type MatchingInput,
  type MatchingRules,
  measure,
} from '@groundwork/engine-matching';
import { Rpc } from '@groundwork/platform-messaging';
import { RULES } from '../../matching.rules.ts';
import { Catalogue } from '../../persistence/catalogue.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';

interface Question {
  userId: UserId;
  step: MilestoneStep;
}

function missingPapers(
  wanted: MilestoneStep['documents'],
  ready: Readonly<Record<DocumentCategory, number>>,
) {
  return documentCategories.flatMap((category) => {
    const missing = Math.max(0, (wanted[category] ?? 0) - ready[category]);
    return Array.from({ length: missing }, (_, place): MatchingDocument => {
      const sha256 = `ready ${category} ${place}`;
      return { category, status: 'verified', fraudScore: 0, signals: [], sha256 };
    });
  });
}

function afterStep(
  input: MatchingInput,
  { figures, documents, connectsAccount }: MilestoneStep,
  ready: Readonly<Record<DocumentCategory, number>>,
): MatchingInput {
  return {
    figures: matchingFigures.parse({ ...input.figures, ...figures }),
    documents: [...input.documents, ...missingPapers(documents, ready)],
    accounts: connectsAccount ? [...input.accounts, { accountType: 'checking' }] : input.accounts,
  };
}

@Controller()
export class LookAheadRpc {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
  ) {}

  @Rpc(rpc.matching.ahead)
  async ahead({ userId, step }: Question): Promise<LendersAhead> {
    const before = await this.owners.inputOf(userId);
    const today = new Date().toISOString().slice(0, 10);
    const { readyDocuments } = measure(before, today, this.rules);
    const after = afterStep(before, step, readyDocuments);
    return lendersAhead(await this.catalogue.active(), { before, after }, today, this.rules);
  }
}
