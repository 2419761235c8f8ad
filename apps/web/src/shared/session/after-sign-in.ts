import { safeReturnTo } from '@groundwork/contracts';
import { paths } from '#shared/paths.ts';

/** The dashboard needs the rest of the query, such as the result of a payment. */
export function afterSignIn(search: string, interruptedPath?: string): string {
  const query = new URLSearchParams(search);
  const back = safeReturnTo(query.get('returnTo') ?? interruptedPath);
  if (back !== undefined) return back;
  query.delete('view');
  query.delete('returnTo');
  return paths.dashboard(query);
}
