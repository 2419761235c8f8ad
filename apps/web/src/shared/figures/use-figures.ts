import type { FigureView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useFigures(): Query<readonly FigureView[]> {
  return useQuery(routes.figures);
}
