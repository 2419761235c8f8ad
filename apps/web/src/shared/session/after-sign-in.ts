/** A way back that stays on this site; anything else is dropped. */
export function safeReturnTo(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get('returnTo');
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('/api/')) return null;
  return url.pathname === '/' ? null : url.pathname + url.search + url.hash;
}

/** Where a signed-in visitor of `/` belongs: the carried way back, else the dashboard with the query kept. */
export function afterSignIn(search: string, origin: string): string {
  const back = safeReturnTo(search, origin);
  if (back !== null) return back;
  const query = new URLSearchParams(search);
  query.delete('view');
  query.delete('returnTo');
  const kept = query.toString();
  return kept === '' ? '/dashboard' : `/dashboard?${kept}`;
}
