import type {
  DownloadAddress,
  EnclosedScore,
  LenderRequestBody,
  MailedCode,
  OpenedLink,
  PageViewBody,
  SharedPackage,
  SharedRequest,
  ShareSession,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { bareApi } from '#shared/api/client.ts';
import { httpError } from '#shared/api/http-error.ts';
import { urlOf } from '#shared/api/url-of.ts';

/** A reader of a link has no account, so a rejected call leaves no page. */
const inSession = (session: string) => ({ headers: { Authorization: `Share ${session}` } });

export const openLink = (token: string): Promise<OpenedLink> =>
  bareApi.post(routes.openSharedLink, { body: { token } });

export const beginSession = (token: string, code: string): Promise<ShareSession> =>
  bareApi.post(routes.beginSharedSession, { body: { token, code } });

export const mailCode = (token: string): Promise<MailedCode> =>
  bareApi.post(routes.mailSharedCode, { body: { token } });

export const startDownload = (session: string): Promise<DownloadAddress> =>
  bareApi.post(routes.startSharedDownload, inSession(session));

export const readRequests = (session: string): Promise<readonly SharedRequest[]> =>
  bareApi.get(routes.sharedRequests, inSession(session));

export const addRequest = (session: string, body: LenderRequestBody): Promise<SharedRequest> =>
  bareApi.post(routes.addSharedRequest, { ...inSession(session), body });

export const readShared = (session: string): Promise<SharedPackage> =>
  bareApi.get(routes.sharedPackage, inSession(session));

export const readScore = (session: string): Promise<EnclosedScore> =>
  bareApi.get(routes.sharedScore, inSession(session));

export async function readPage(session: string, itemId: string, page: number): Promise<Blob> {
  const url = urlOf(routes.sharedPage, { params: { itemId, page: String(page) } });
  const response = await fetch(url, inSession(session));
  if (response.ok) return response.blob();
  throw httpError(response.status, await response.text(), response.headers.get('Retry-After'));
}

export async function reportView(session: string, view: PageViewBody): Promise<void> {
  await bareApi.post(routes.recordSharedView, { ...inSession(session), body: view });
}
