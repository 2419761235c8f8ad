import type {
  AnswerRequestBody,
  CheckPageBody,
  LenderRequest,
  NewPackageLink,
  PackageChoice,
  PackageLink,
  PackageLinkBody,
  PackagePreview,
  PackageView,
  PackageVisit,
  PhoneCode,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api, fetchFile } from '#shared/api/client.ts';
import { downloadFile } from '#shared/api/download-file.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

export const usePackages = (): Query<readonly PackageView[]> => useQuery(routes.packages);

export const usePackage = (id: string): Query<PackageView> => useQuery(routes.package, { params: { id } });

export const useLinks = (id: string): Query<readonly PackageLink[]> =>
  useQuery(routes.packageLinks, { params: { id } });

export const useVisits = (id: string): Query<readonly PackageVisit[]> =>
  useQuery(routes.packageVisits, { params: { id } });

export const useLenderRequests = (): Query<readonly LenderRequest[]> => useQuery(routes.lenderRequests);

const pageUrl = (id: string, itemId: string, page: number): string =>
  urlOf(routes.packagePage, { params: { id, itemId, page: String(page) } });

export const readPage = (id: string, itemId: string, page: number): Promise<Blob> =>
  fetchFile(pageUrl(id, itemId, page));

interface PackageActions {
  readonly preview: (choice: PackageChoice) => Promise<PackagePreview>;
  readonly create: (choice: PackageChoice) => Promise<PackageView>;
  readonly addVersion: (id: string) => Promise<PackageView>;
  readonly checkPage: (id: string, check: CheckPageBody) => Promise<PackageView>;
  readonly withdraw: (id: string) => Promise<unknown>;
  readonly addLink: (id: string, body: PackageLinkBody) => Promise<NewPackageLink>;
  readonly revoke: (linkId: string) => Promise<PackageLink>;
  readonly unlock: (linkId: string) => Promise<PackageLink>;
  readonly showCode: (linkId: string) => Promise<PhoneCode>;
  readonly answer: (requestId: string, body: AnswerRequestBody) => Promise<LenderRequest>;
  readonly decline: (requestId: string, note: string | null) => Promise<LenderRequest>;
  readonly download: (id: string, part: 'zip' | 'memo') => Promise<void>;
}

const files = {
  zip: { route: routes.packageFile, name: 'lender-file.zip' },
  memo: { route: routes.packageMemo, name: 'memo.pdf' },
} as const;

export function usePackageActions(): PackageActions {
  const refreshQueries = useRefreshAffected();
  async function withRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change;
    await refreshQueries({ keys: [urlOf(routes.packages), urlOf(routes.lenderRequests)] });
    return reply;
  }
  return {
    preview: (body) => api.post(routes.previewPackage, { body }),
    create: (body) => withRefresh(api.post(routes.createPackage, { body })),
    addVersion: (id) => withRefresh(api.post(routes.addPackageVersion, { params: { id }, body: {} })),
    checkPage: (id, body) => withRefresh(api.post(routes.checkPackagePage, { params: { id }, body })),
    withdraw: (id) => withRefresh(api.del(routes.withdrawPackage, { params: { id } })),
    addLink: (id, body) => withRefresh(api.post(routes.addPackageLink, { params: { id }, body })),
    revoke: (id) => withRefresh(api.post(routes.revokePackageLink, { params: { id } })),
    unlock: (id) => withRefresh(api.post(routes.unlockPackageLink, { params: { id } })),
    showCode: (id) => api.post(routes.showPackageCode, { params: { id } }),
    answer: (id, body) => withRefresh(api.post(routes.answerLenderRequest, { params: { id }, body })),
    decline: (id, note) =>
      withRefresh(api.post(routes.declineLenderRequest, { params: { id }, body: { note } })),
    download: (id, part) => downloadFile(urlOf(files[part].route, { params: { id } }), files[part].name),
  };
}
