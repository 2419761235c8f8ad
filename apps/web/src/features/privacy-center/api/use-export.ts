import type { ExportStanding, ExportView } from '@groundwork/contracts';
import { request } from '#shared/api/client.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { useAskAgain } from '#shared/api/use-ask-again.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { accessLogPath } from './use-privacy-records.ts';

export interface Exporting {
  readonly standing: Query<ExportStanding>;
  readonly build: () => Promise<void>;
  readonly download: (ready: ExportView) => Promise<void>;
}

export function useExport(): Exporting {
  const askAgain = useAskAgain();
  // both stand in the access log beside it
  const logAgain = () => askAgain({ keys: [accessLogPath] });
  const standing = useQuery<ExportStanding>('/api/privacy/export');
  return {
    standing,
    build: async () => {
      await request('POST', '/api/privacy/export');
      await standing.refresh();
      await logAgain();
    },
    download: async ({ id, requestedAt }) => {
      await saveFile(`/api/privacy/export/${id}/file`, `groundwork-${requestedAt.slice(0, 10)}.zip`);
      await logAgain();
    },
  };
}
