import type { DocumentUsage } from '@groundwork/contracts';

export type StorageState = 'free' | 'nearlyFull' | 'full' | 'paused';

const nearShare = 0.9;

/** `paused`: too many uploads or waiting pages; the owner only waits. */
export function storageState({ used, limits }: DocumentUsage): StorageState {
  const share = Math.max(used.bytes / limits.bytes, used.files / limits.files);
  if (share >= 1) return 'full';
  if (used.uploadsAnHour >= limits.uploadsAnHour || used.waitingPages >= limits.waitingPages) return 'paused';
  return share >= nearShare ? 'nearlyFull' : 'free';
}
