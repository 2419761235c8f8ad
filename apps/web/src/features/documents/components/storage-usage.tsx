import type { DocumentUsage } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { useQuery } from '#shared/api/use-query.ts';
import { formatBytes } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';
import { storageState } from '../model/storage-state.ts';

export function UsageLine({ usage }: { readonly usage: DocumentUsage }) {
  const { used, limits } = usage;
  const state = storageState(usage);
  const text = fill(words.upload.usage, {
    size: formatBytes(used.bytes),
    most: formatBytes(limits.bytes),
    count: used.files,
    limit: limits.files,
  });
  return (
    <p className="fine-print" role={state === 'free' ? undefined : 'status'}>
      {state === 'free' ? text : `${text}. ${words.upload[state]}`}
    </p>
  );
}

export function StorageUsage() {
  const { data } = useQuery(routes.documentUsage);
  return data === undefined ? null : <UsageLine usage={data} />;
}
