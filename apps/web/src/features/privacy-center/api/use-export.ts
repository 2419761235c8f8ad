import type { ExportStatusReply, ExportView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { downloadFile } from '#shared/api/download-file.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export interface ExportControl {
  readonly status: Query<ExportStatusReply>;
  readonly build: () => Promise<void>;
  readonly download: (ready: ExportView) => Promise<void>;
}

export function useExport(): ExportControl {
  const refreshAffected = useRefreshAffected();
  // Both actions add an entry to the access log.
  const refreshAccessLog = () => refreshAffected({ keys: [urlOf(routes.accessLog)] });
  const status = useQuery(routes.export);
  return {
    status: status,
    build: async () => {
      await api.post(routes.askExport);
      await status.refresh();
      await refreshAccessLog();
    },
    download: async ({ id, requestedAt }) => {
      const file = urlOf(routes.exportFile, { params: { id } });
      await downloadFile(file, `groundwork-${requestedAt.slice(0, 10)}.zip`);
      await refreshAccessLog();
    },
  };
}
