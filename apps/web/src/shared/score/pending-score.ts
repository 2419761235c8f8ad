import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isPending = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): boolean => isPending;

/** True while the server computes a score from answers of this tab: the stored score is older. */
export const usePendingScore = (): boolean => useSyncExternalStore(subscribe, read, read);

export function setPendingScore(next: boolean): void {
  isPending = next;
  for (const listener of listeners) listener();
}
