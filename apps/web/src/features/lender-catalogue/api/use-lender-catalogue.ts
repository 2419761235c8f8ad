import type {
  AppliedImport,
  ApplyImportBody,
  CatalogueLender,
  ColumnMapping,
  ImportPlan,
  Page,
} from '@groundwork/contracts';
import { bearerHeaders, request } from '#shared/api/client.ts';
import { httpError } from '#shared/api/http-error.ts';
import { useAskAgain } from '#shared/api/use-ask-again.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

const path = '/api/admin/lenders';

export function useCatalogue(search: string, cursor: string | null): Query<Page<CatalogueLender>> {
  const query = new URLSearchParams({ ...(search && { search }), ...(cursor && { cursor }) });
  return useQuery<Page<CatalogueLender>>(`${path}?${query.toString()}`);
}

async function sendFile(file: File, mapping: ColumnMapping): Promise<ImportPlan> {
  const form = new FormData();
  form.append('mapping', JSON.stringify(mapping));
  form.append('file', file);
  const response = await fetch(`${path}/imports`, {
    method: 'POST',
    credentials: 'include',
    headers: bearerHeaders(),
    body: form,
  });
  const text = await response.text();
  if (!response.ok) throw httpError(response.status, text, response.headers.get('Retry-After'));
  return JSON.parse(text) as ImportPlan;
}

export interface CatalogueActions {
  readonly check: (file: File, mapping: ColumnMapping) => Promise<ImportPlan>;
  readonly apply: (id: string, body: ApplyImportBody) => Promise<AppliedImport>;
  readonly setActive: (id: string, active: boolean) => Promise<void>;
}

export function useCatalogueActions(): CatalogueActions {
  const askAgain = useAskAgain();
  const listAgain = () => askAgain({ keys: [path] });
  return {
    check: sendFile,
    apply: async (id, body) => {
      const applied = await request<AppliedImport>('POST', `${path}/imports/${id}/apply`, { body });
      await listAgain();
      return applied;
    },
    setActive: async (id, active) => {
      await request('PATCH', `${path}/${encodeURIComponent(id)}`, { body: { active } });
      await listAgain();
    },
  };
}
