/** What is no longer as it was: the queries of some keys, or perhaps anything. */
export type QueryChange = { readonly keys: readonly string[] } | 'everything';

/** A key names a query, with whatever follows it in path or query string. */
export function isAffected(query: string, change: QueryChange): boolean {
  if (change === 'everything') return true;
  return change.keys.some(
    (key) => query === key || query.startsWith(`${key}/`) || query.startsWith(`${key}?`),
  );
}
