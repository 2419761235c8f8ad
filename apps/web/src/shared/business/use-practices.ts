import type { Practice } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

export const usePractices = (): Query<readonly Practice[]> => useQuery(routes.practices);
