import type {
  AppliedImport,
  ApplyImportBody,
  CataloguePage,
  ColumnMapping,
  ImportPlan,
  RemovedSamples,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api, bareApi } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useCatalogue(search: string, cursor: string | null): Query<CataloguePage> {
  return useQuery(routes.catalogue, { query: { ...(search && { search }), ...(cursor && { cursor }) } });
}

function sendFile(file: File, mapping: ColumnMapping): Promise<ImportPlan> {
  const form = new FormData();
  form.append('mapping', JSON.stringify(mapping));
  form.append('file', file);
  return bareApi.post(routes.importCatalogue, { body: form });
}

export interface CatalogueActions {
  readonly check: (file: File, mapping: ColumnMapping) => Promise<ImportPlan>;
  readonly apply: (id: string, body: ApplyImportBody) => Promise<AppliedImport>;
  readonly removeSamples: () => Promise<RemovedSamples>;
  readonly setActive: (id: string, active: boolean) => Promise<void>;
}

export function useCatalogueActions(): CatalogueActions {
  const refreshQueries = useRefreshAffected();
  const refreshCatalogue = () => refreshQueries({ keys: [urlOf(routes.catalogue)] });
  return {
    check: sendFile,
    apply: async (id, body) => {
      const applied = await api.post(routes.applyImport, { params: { id }, body });
      await refreshCatalogue();
      return applied;
    },
    removeSamples: async () => {
      const removed = await api.del(routes.removeSamples);
      await refreshCatalogue();
      return removed;
    },
    setActive: async (id, active) => {
      await api.patch(routes.setLenderActive, { params: { id }, body: { active } });
      await refreshCatalogue();
    },
  };
}
