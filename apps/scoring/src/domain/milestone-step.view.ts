import type { MilestoneStep } from '@groundwork/contracts';
import { patchedFields, type PatchOp, type ScoreInput } from '@groundwork/engine-scoring';

export function milestoneStepOf(
  input: ScoreInput,
  ops: readonly PatchOp[],
): { milestoneStep?: MilestoneStep } {
  if (ops.length === 0) return {};
  const documents: MilestoneStep['documents'] = {};
  for (const op of ops) {
    if (op.op === 'documents') documents[op.category as keyof typeof documents] = op.ready;
  }
  const connectsAccount = ops.some(({ op }) => op === 'account');
  return { milestoneStep: { figures: { ...patchedFields(input, ops) }, documents, connectsAccount } };
}
