import type { DocumentUsage, FileBudget } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { useQuery } from '#shared/api/use-query.ts';
import { formatBytes, formatMoment } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';
import { type StorageState, storageState } from '../model/storage-state.ts';

const minuteMs = 60_000;

function advice(state: Exclude<StorageState, 'free'>, budget: FileBudget | undefined): string {
  const goesOnAt = budget?.goesOnAt ?? null;
  if (state !== 'paused' || goesOnAt === null) return words.upload[state];
  return fill(words.upload.spent, { moment: formatMoment(goesOnAt) });
}

function BudgetLine({ day: { used, limits } }: { readonly day: FileBudget['day'] }) {
  const text = fill(words.upload.lastDay, {
    count: used.files,
    limit: limits.files,
    minutes: Math.ceil(used.processorMs / minuteMs),
    most: Math.floor(limits.processorMs / minuteMs),
  });
  return <p className="fine-print">{text}</p>;
}

export function UsageLine({ usage }: { readonly usage: DocumentUsage }) {
  const { used, limits, budget } = usage;
  const state = storageState(usage);
  const text = fill(words.upload.usage, {
    size: formatBytes(used.bytes),
    most: formatBytes(limits.bytes),
    count: used.files,
    limit: limits.files,
  });
  return (
    <>
      <p className="fine-print" role={state === 'free' ? undefined : 'status'}>
        {state === 'free' ? text : `${text}. ${advice(state, budget)}`}
      </p>
      {budget === undefined || budget.day.used.files === 0 ? null : <BudgetLine day={budget.day} />}
    </>
  );
}

export function StorageUsage() {
  const { data } = useQuery(routes.documentUsage);
  return data === undefined ? null : <UsageLine usage={data} />;
}
