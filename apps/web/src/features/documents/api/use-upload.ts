import { routes } from '@groundwork/contracts/client';
import { useRef, useState } from 'react';
import { endSession } from '#shared/api/client.ts';
import { HttpError } from '#shared/api/http-error.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { sentPercent } from '../model/upload-rules.ts';
import { sendUpload, type Upload } from './send-upload.ts';

const doneShownFor = 400;

export interface UploadState {
  /** null while nothing is on its way. */
  readonly percent: number | null;
  /** Resolves to whether the document has arrived. */
  readonly send: (upload: Upload) => Promise<boolean>;
  readonly cancel: () => void;
}

async function reportFailure(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof HttpError && error.status === 401) return endSession();
  const said = error instanceof HttpError ? error.serverMessage : null;
  showToast({
    title: 'Upload Failed',
    description: said ?? 'Failed to upload document. Please try again.',
    destructive: true,
  });
}

export function useUpload(): UploadState {
  const [percent, setPercent] = useState<number | null>(null);
  const cached = useQueryCache();
  const underWay = useRef<AbortController | null>(null);

  const send = async (upload: Upload): Promise<boolean> => {
    setPercent(0);
    const leaving = new AbortController();
    underWay.current = leaving;
    const onSent = (sent: number, total: number) => setPercent(sentPercent(sent, total));
    try {
      await sendUpload(upload, onSent, leaving.signal);
    } catch (error) {
      setPercent(null);
      await reportFailure(error);
      return false;
    }
    setPercent(100);
    setTimeout(() => setPercent(null), doneShownFor);
    void cached.refresh(routes.documents, routes.dashboard);
    return true;
  };

  return { percent, send, cancel: () => underWay.current?.abort() };
}
