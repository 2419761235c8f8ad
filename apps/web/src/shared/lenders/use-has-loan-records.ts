import { routes } from '@groundwork/contracts/client';
import { useQuery } from '../api/use-query.ts';

/** Before the first published record there is nothing to show. */
export const useHasLoanRecords = (): boolean => {
  const records = useQuery(routes.lenderNetwork).data?.records ?? null;
  return records !== null;
};
