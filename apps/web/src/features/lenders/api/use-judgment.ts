import type { LenderMatch } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useQuery } from '#shared/api/use-query.ts';
import type * as JudgedCatalogs from '../model/judged-catalog.ts';
import type { Judgment, JudgedCatalog } from '../model/judged-catalog.ts';
import type { LoanRequest } from '../model/cost-texts.ts';

type Engine = typeof JudgedCatalogs;

export interface JudgedState {
  readonly status: 'off' | 'loading' | 'away' | 'older' | 'ready';
  readonly catalog: JudgedCatalog | null;
  readonly engine: Engine | null;
  readonly retry: () => Promise<void>;
}

function useEngine(isWanted: boolean) {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || isFailed || engine !== null) return;
    import('../model/judged-catalog.ts').then(
      (loaded) => setEngine(() => loaded),
      () => setIsFailed(true),
    );
  }, [isWanted, isFailed, engine]);
  return { engine, isFailed, retry: () => setIsFailed(false) };
}

/** The lenders and the engine, loaded once she moves the amount or opens the near misses. */
export function useJudgedCatalog(isWanted: boolean): JudgedState {
  const { data, error, refresh } = useQuery(routes.lenderPrograms, { isOff: !isWanted });
  const { engine, isFailed, retry } = useEngine(isWanted);
  const catalog = useMemo(
    () => (data === undefined || engine === null ? null : engine.readCatalog(data)),
    [data, engine],
  );
  const statusOf = (): JudgedState['status'] => {
    if (!isWanted) return 'off';
    if (catalog !== null) return 'ready';
    if (data !== undefined && engine !== null) return 'older';
    return isFailed || (data === undefined && error !== undefined) ? 'away' : 'loading';
  };
  return {
    status: statusOf(),
    catalog,
    engine,
    retry: async () => {
      retry();
      await refresh();
    },
  };
}

/** Null until the lenders are judged for this request. Her notes belong to a lender, for each amount. */
export function useJudgment(
  { catalog, engine }: JudgedState,
  request: LoanRequest | null,
  own: readonly LenderMatch[],
): Judgment | null {
  const judged = useDeferredValue(request);
  const applications = useMemo(() => new Map(own.map(({ id, application }) => [id, application])), [own]);
  return useMemo(
    () =>
      catalog === null || engine === null || judged === null
        ? null
        : engine.judgeRequest(catalog, judged, applications),
    [catalog, engine, judged, applications],
  );
}
