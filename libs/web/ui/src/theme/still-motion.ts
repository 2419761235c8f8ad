import { useSyncExternalStore } from 'react';

const stillness = () => window.matchMedia('(prefers-reduced-motion: reduce)');

export function prefersStillness(): boolean {
  return stillness().matches;
}

function subscribe(listener: () => void): () => void {
  const query = stillness();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, prefersStillness, () => true);
}
