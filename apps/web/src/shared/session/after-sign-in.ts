import { safeReturnTo } from '@groundwork/contracts';
import { paths } from '#shared/paths.ts';

/** Where a signed-in visitor of `/` belongs: the carried way back, else the dashboard with the query kept. */
export function afterSignIn(search: string): string {
  const query = new URLSearchParams(search);
  const back = safeReturnTo(query.get('returnTo'));
  if (back !== undefined) return back;
  query.delete('view');
  query.delete('returnTo');
  return paths.dashboard(query);
}
