import type { AddedDocumentRequest, Deadline, DocumentRequest, RequestLink } from '@groundwork/contracts';
import { type BodyOf, routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

export const useDocumentRequests = (): Query<readonly DocumentRequest[]> => useQuery(routes.documentRequests);

export const useDeadlines = (options: { readonly isOff: boolean }): Query<readonly Deadline[]> =>
  useQuery(routes.deadlines, options);

export type NewRequest = BodyOf<typeof routes.addDocumentRequest>;

interface RequestActions {
  readonly add: (body: NewRequest) => Promise<AddedDocumentRequest>;
  readonly remind: (id: string) => Promise<DocumentRequest>;
  readonly close: (id: string) => Promise<DocumentRequest>;
  readonly link: (id: string) => Promise<RequestLink>;
}

export function useRequestActions(): RequestActions {
  const refreshAffected = useRefreshAffected();
  async function withRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change;
    await refreshAffected({ keys: [urlOf(routes.documentRequests), urlOf(routes.deadlines)] });
    return reply;
  }
  return {
    add: (body) => withRefresh(api.post(routes.addDocumentRequest, { body })),
    remind: (id) => withRefresh(api.post(routes.remindDocumentRequest, { params: { id } })),
    close: (id) => withRefresh(api.post(routes.closeDocumentRequest, { params: { id } })),
    link: (id) => api.post(routes.documentRequestLink, { params: { id } }),
  };
}
