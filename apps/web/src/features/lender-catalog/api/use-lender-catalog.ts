import type {
  AppliedImport,
  ApplyImportBody,
  CatalogPage,
  ColumnMapping,
  ImportPlan,
  RemovedSamples,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api, bareApi } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useCatalog(search: string, cursor: string | null): Query<CatalogPage> {
  return useQuery(routes.catalogue, { query: { ...(search && { search }), ...(cursor && { cursor }) } });
}

function sendFile(file: File, mapping: ColumnMapping): Promise<ImportPlan> {
  const form = new FormData();
  form.append('mapping', JSON.stringify(mapping));
  form.append('file', file);
  return bareApi.post(routes.importCatalogue, { body: form });
}

export interface CatalogActions {
  readonly check: (file: File, mapping: ColumnMapping) => Promise<ImportPlan>;
  readonly apply: (id: string, body: ApplyImportBody) => Promise<AppliedImport>;
  readonly removeSamples: () => Promise<RemovedSamples>;
  readonly setActive: (id: string, active: boolean) => Promise<void>;
}

export function useCatalogActions(): CatalogActions {
  const refreshQueries = useRefreshAffected();
  const refreshCatalog = () => refreshQueries({ keys: [urlOf(routes.catalogue)] });
  return {
    check: sendFile,
    apply: async (id, body) => {
      const applied = await api.post(routes.applyImport, { params: { id }, body });
      await refreshCatalog();
      return applied;
    },
    removeSamples: async () => {
      const removed = await api.del(routes.removeSamples);
      await refreshCatalog();
      return removed;
    },
    setActive: async (id, active) => {
      await api.patch(routes.setLenderActive, { params: { id }, body: { active } });
      await refreshCatalog();
    },
  };
}
