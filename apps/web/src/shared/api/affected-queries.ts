export type QueryChange = { readonly keys: readonly string[] } | 'everything';

/** A key also affects the queries below its path, and those with a query string. */
export function isAffected(query: string, change: QueryChange): boolean {
  if (change === 'everything') return true;
  return change.keys.some(
    (key) => query === key || query.startsWith(`${key}/`) || query.startsWith(`${key}?`),
  );
}
