export type EntryView = 'signin' | 'signup' | 'forgot';

export function entryViewOf(search: string): EntryView | null {
  const view = new URLSearchParams(search).get('view');
  return view === 'signin' || view === 'signup' || view === 'forgot' ? view : null;
}

export function entrySearch(search: string, view: EntryView | null): string {
  const query = new URLSearchParams(search);
  if (view === null) query.delete('view');
  else query.set('view', view);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
