import { routes } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { useQuery } from '#shared/api/use-query.ts';
import { formatBytes } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';

export function StorageUsage() {
  const { data } = useQuery(routes.documentUsage);
  if (data === undefined) return null;
  const { used, limits } = data;
  return (
    <p className="fine-print">
      {fill(words.upload.usage, {
        size: formatBytes(used.bytes),
        most: formatBytes(limits.bytes),
        count: used.files,
        limit: limits.files,
      })}
    </p>
  );
}
