import type { Invoice } from '@groundwork/contracts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useInvoices(): Query<readonly Invoice[]> {
  return useQuery<readonly Invoice[]>('/api/subscription/invoices');
}
