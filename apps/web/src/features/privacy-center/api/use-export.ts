import type { ExportStanding, ExportView } from '@groundwork/contracts';
import { request } from '#shared/api/client.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export interface Exporting {
  readonly standing: Query<ExportStanding>;
  readonly build: () => Promise<void>;
  readonly download: (ready: ExportView) => Promise<void>;
}

export function useExport(): Exporting {
  const standing = useQuery<ExportStanding>('/api/privacy/export');
  return {
    standing,
    build: async () => {
      await request('POST', '/api/privacy/export');
      await standing.refresh();
    },
    download: ({ id, requestedAt }) =>
      saveFile(`/api/privacy/export/${id}/file`, `groundwork-${requestedAt.slice(0, 10)}.zip`),
  };
}
