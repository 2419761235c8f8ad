import type { Invoice } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useInvoices(): Query<readonly Invoice[]> {
  return useQuery(routes.invoices);
}
