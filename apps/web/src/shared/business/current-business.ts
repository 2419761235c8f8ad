import type { Business } from '@groundwork/contracts';

/** undefined: the list is not loaded. null: the person has no access to it anymore. */
export function businessOf(
  all: readonly Business[] | undefined,
  id: string | undefined,
): Business | null | undefined {
  if (all === undefined || id === undefined) return undefined;
  return all.find((each) => each.id === id) ?? null;
}
