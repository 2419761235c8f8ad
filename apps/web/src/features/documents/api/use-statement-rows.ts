import { routes } from '@groundwork/contracts/client';
import { useQuery } from '#shared/api/use-query.ts';

/** Without an id there is no request. */
export const useOwnerRows = (id: string | null) =>
  useQuery(routes.documentRows, { params: { id: id ?? '' }, isOff: id === null });
export const useReviewRows = (id: string | null) =>
  useQuery(routes.reviewRows, { params: { id: id ?? '' }, isOff: id === null });
