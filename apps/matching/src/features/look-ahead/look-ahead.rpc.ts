import { Controller } from '@nestjs/common';
import {
  documentCategories,
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
  matchingRules,
  measure,
} from '@groundwork/engine-matching';
import { Rpc } from '@groundwork/platform-messaging';
import { Catalogue } from '../../persistence/catalogue.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';

interface Question {
  userId: UserId;
  step: MilestoneStep;
}

function missingPapers(input: MatchingInput, wanted: MilestoneStep['documents'], today: string) {
  const { readyDocuments } = measure(input, today, matchingRules);
  return documentCategories.flatMap((category) => {
    const missing = Math.max(0, (wanted[category] ?? 0) - readyDocuments[category]);
    return Array.from({ length: missing }, (_, place): MatchingDocument => {
      const sha256 = `ready ${category} ${place}`;
      return { category, status: 'verified', fraudScore: 0, signals: [], sha256 };
    });
  });
}

function afterStep(
  input: MatchingInput,
  { figures, documents, connectsAccount }: MilestoneStep,
  today: string,
): MatchingInput {
  return {
    figures: matchingFigures.parse({ ...input.figures, ...figures }),
    documents: [...input.documents, ...missingPapers(input, documents, today)],
    accounts: connectsAccount ? [...input.accounts, { accountType: 'checking' }] : input.accounts,
  };
}

@Controller()
export class LookAheadRpc {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly catalogue: Catalogue,
  ) {}

  @Rpc(rpc.matching.ahead)
  async ahead({ userId, step }: Question): Promise<LendersAhead> {
    const before = await this.owners.inputOf(userId);
    const today = new Date().toISOString().slice(0, 10);
    const after = afterStep(before, step, today);
    return lendersAhead(await this.catalogue.active(), { before, after }, today, matchingRules);
  }
}
