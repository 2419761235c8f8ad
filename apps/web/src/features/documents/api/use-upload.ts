import { routes } from '@groundwork/contracts/client';
import { useRef, useState } from 'react';
import { endSession } from '#shared/api/client.ts';
import { HttpError } from '#shared/api/http-error.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { specifiedWords } from '../documents.wording.ts';
import { sentPercent } from '../model/upload-rules.ts';
import { sendUpload, type Upload } from './send-upload.ts';

const completedMs = 400;

export interface UploadState {
  readonly percent: number | null;
  readonly send: (upload: Upload) => Promise<boolean>;
  readonly cancel: () => void;
}

async function reportFailure(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof HttpError && error.status === 401) return endSession();
  const message = error instanceof HttpError ? error.serverMessage : null;
  showToast({
    title: specifiedWords.uploadFailedTitle,
    description: message ?? specifiedWords.uploadFailed,
    destructive: true,
  });
}

export function useUpload(): UploadState {
  const [percent, setPercent] = useState<number | null>(null);
  const cached = useQueryCache();
  const currentUpload = useRef<AbortController | null>(null);

  const send = async (upload: Upload): Promise<boolean> => {
    setPercent(0);
    const controller = new AbortController();
    currentUpload.current = controller;
    const onSent = (sent: number, total: number) => setPercent(sentPercent(sent, total));
    try {
      await sendUpload(upload, onSent, controller.signal);
    } catch (error) {
      setPercent(null);
      await reportFailure(error);
      return false;
    }
    setPercent(100);
    setTimeout(() => setPercent(null), completedMs);
    void cached.refresh(routes.documents, routes.documentUsage, routes.dashboard);
    return true;
  };

  return { percent, send, cancel: () => currentUpload.current?.abort() };
}
