import type { ApplyRecordsBody, AsideRow, Page, RecordSnapshot, RecordUpload } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export const useRecordUploads = (): Query<readonly RecordUpload[]> => useQuery(routes.recordUploads);

export const useRecordSnapshots = (): Query<readonly RecordSnapshot[]> => useQuery(routes.recordSnapshots);

export const useAside = (id: string, cursor: string | null): Query<Page<AsideRow>> =>
  useQuery(routes.recordAside, { params: { id }, query: { limit: 50, ...(cursor !== null && { cursor }) } });

export interface UploadRequest {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

export interface RecordImportActions {
  readonly open: (request: UploadRequest) => Promise<RecordUpload>;
  readonly sendPart: (id: string, offset: number, part: Blob, signal: AbortSignal) => Promise<RecordUpload>;
  readonly apply: (id: string, body: ApplyRecordsBody) => Promise<void>;
  readonly cancel: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly refresh: () => Promise<void>;
}

export function useRecordImportActions(): RecordImportActions {
  const refreshQueries = useRefreshAffected();
  const refresh = async () => {
    await refreshQueries({ keys: [urlOf(routes.recordSnapshots)] });
  };
  const withRefresh = async (change: Promise<unknown>) => {
    await change;
    await refresh();
  };
  return {
    refresh,
    open: (body) => api.post(routes.openRecordUpload, { body }),
    sendPart: (id, offset, body, signal) =>
      api.put(routes.sendRecordPart, { params: { id }, query: { offset }, body, signal }),
    apply: (id, body) => withRefresh(api.post(routes.applyRecords, { params: { id }, body })),
    cancel: (id) => withRefresh(api.del(routes.cancelRecordUpload, { params: { id } })),
    remove: (id) => withRefresh(api.del(routes.removeRecordSnapshot, { params: { id } })),
  };
}
