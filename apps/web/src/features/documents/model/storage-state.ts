import type { DocumentUsage } from '@groundwork/contracts';

export type StorageState = 'free' | 'nearlyFull' | 'full' | 'paused';

const nearShare = 0.9;
const isSpent = (budget: DocumentUsage['budget']) => (budget?.goesOnAt ?? null) !== null;

/** `paused`: the file budget is spent, or too many pages wait. The owner only waits. */
export function storageState({ used, limits, budget }: DocumentUsage): StorageState {
  const share = Math.max(used.bytes / limits.bytes, used.files / limits.files);
  if (share >= 1) return 'full';
  if (isSpent(budget) || used.waitingPages >= limits.waitingPages) return 'paused';
  return share >= nearShare ? 'nearlyFull' : 'free';
}
