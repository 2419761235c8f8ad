import type { LiveMessage } from '@groundwork/contracts';

/** What a tab is told: some keys, or that anything may have changed. */
export type Change = { readonly keys: readonly string[] } | 'everything';

/** A key names a query, with whatever follows it in path or query string. */
export function isAffected(query: string, change: Change): boolean {
  if (change === 'everything') return true;
  return change.keys.some(
    (key) => query === key || query.startsWith(`${key}/`) || query.startsWith(`${key}?`),
  );
}

/** A message that cannot be read tells nothing; the next one may. */
export function parseLiveMessage(data: string): LiveMessage | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('keys' in value) || !('type' in value)) return null;
    const { keys, type } = value;
    if (typeof type !== 'string' || !Array.isArray(keys)) return null;
    return { type, keys: keys.filter((key): key is string => typeof key === 'string') };
  } catch {
    return null;
  }
}
