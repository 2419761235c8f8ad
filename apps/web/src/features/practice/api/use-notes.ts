import type { ClientNote } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

export interface NotesOf {
  readonly id: string;
  readonly businessId: string;
}

export const useNotes = (params: NotesOf): Query<readonly ClientNote[]> =>
  useQuery(routes.clientNotes, { params });

interface NoteActions {
  readonly add: (text: string) => Promise<unknown>;
  readonly change: (noteId: string, text: string) => Promise<unknown>;
  readonly remove: (noteId: string) => Promise<unknown>;
}

export function useNoteActions(of: NotesOf): NoteActions {
  const refreshAffected = useRefreshAffected();
  const withRefresh = async (change: Promise<unknown>) => {
    await change;
    await refreshAffected({ keys: [urlOf(routes.clientNotes, { params: of })] });
  };
  const ofNote = (noteId: string) => ({ ...of, noteId });
  return {
    add: (text) => withRefresh(api.post(routes.addClientNote, { params: of, body: { text } })),
    change: (noteId, text) =>
      withRefresh(api.patch(routes.changeClientNote, { params: ofNote(noteId), body: { text } })),
    remove: (noteId) => withRefresh(api.del(routes.deleteClientNote, { params: ofNote(noteId) })),
  };
}
