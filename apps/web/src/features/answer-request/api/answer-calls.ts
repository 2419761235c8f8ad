import type { OpenedRequest, RequestAnswer } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { bareApi } from '#shared/api/client.ts';
import { sendForm } from '#shared/api/send-form.ts';

/** The token is in a body only: an address reaches logs. */
export const openRequest = (token: string): Promise<OpenedRequest> =>
  bareApi.post(routes.openDocumentRequest, { body: { token } });

export function sendAnswer(
  token: string,
  files: readonly File[],
  onSent: (share: number) => void,
): Promise<RequestAnswer> {
  const form = new FormData();
  form.append('token', token);
  for (const file of files) form.append('file', file);
  return sendForm({
    address: routes.answerDocumentRequest,
    form,
    headers: {},
    onSent: (sent, total) => onSent(total === 0 ? 0 : sent / total),
    signal: new AbortController().signal,
  });
}
