import { routes } from '@groundwork/contracts/client';
import { useEffect, useSyncExternalStore } from 'react';
import { endSession } from '#shared/api/client.ts';
import { connection } from '#shared/api/connection.ts';
import { HttpError } from '#shared/api/http-error.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { afterFailure, problemBefore } from '../model/drop-problems.ts';
import { isBankExport } from '../model/bank-export.ts';
import { createDropQueue, type DropQueue, isUnsent, type QueuedFile } from '../model/drop-queue.ts';
import { sendUpload } from './send-upload.ts';

let refreshLists = (): void => undefined;

function untilConnected(): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.onReturn(() => {
      stop();
      resolve();
    });
  });
}

function waitOrAbort(milliseconds: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

/** Outside of the screen, so that uploads continue on other screens. */
const queue = createDropQueue({
  send: async (file, onPercent, signal) => {
    const onSent = (sent: number, total: number) =>
      onPercent(total === 0 ? 0 : Math.floor((sent / total) * 100));
    const isBankFile = await isBankExport(file);
    const { id } = await sendUpload({ file, isBankFile }, onSent, signal);
    return { id, isBankFile };
  },
  onSent: () => refreshLists(),
  afterFailure: (error, failures) => {
    if (error instanceof HttpError && error.status === 401) void endSession();
    connection.reportFailure(error);
    return afterFailure(error, failures);
  },
  isConnected: () => connection.state() === 'up',
  untilConnected,
  wait: waitOrAbort,
  now: () => Date.now(),
});

export interface DropQueueState extends Pick<DropQueue, 'retry' | 'remove'> {
  readonly files: readonly QueuedFile[];
  readonly add: (files: readonly File[]) => void;
}

/** The browser shows a question before it leaves a page with files that are not sent. */
function useLeaveQuestion(hasUnsent: boolean): void {
  useEffect(() => {
    if (!hasUnsent) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [hasUnsent]);
}

export function useDropQueue(): DropQueueState {
  const cached = useQueryCache();
  const { data: usage } = useQuery(routes.documentUsage);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  useEffect(() => {
    refreshLists = () =>
      void cached.refresh(routes.documents, routes.documentUsage, routes.dashboard, routes.bankFiles);
  }, [cached]);
  useLeaveQuestion(files.some(isUnsent));
  const { retry, remove } = queue;
  return { files, add: (added) => queue.add(added, problemBefore(usage)), retry, remove };
}
