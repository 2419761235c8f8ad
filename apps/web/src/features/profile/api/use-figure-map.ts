import { useMemo } from 'react';
import { useFigures } from '#shared/figures/use-figures.ts';
import type { Figures } from '../model/box-value.ts';

/** Empty while there are none, for example while their service restarts. */
export function useFigureMap(): Figures {
  const { data } = useFigures();
  return useMemo(() => new Map(data?.map((figure) => [figure.field, figure])), [data]);
}
