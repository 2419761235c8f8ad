import type { LenderCarry } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';

/** A change of the counts alone has no live event. */
const refreshInterval = 2000;

export const useCarry = (): Query<LenderCarry> => useQuery(routes.lenderCarry, { refreshInterval });
