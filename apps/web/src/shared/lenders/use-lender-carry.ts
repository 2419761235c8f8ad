import type { LenderCarry } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

interface Options {
  readonly isOff?: boolean;
}

export function useLenderCarry({ isOff = false }: Options = {}): Query<LenderCarry> {
  return useQuery(routes.lenderCarry, { isOff });
}
