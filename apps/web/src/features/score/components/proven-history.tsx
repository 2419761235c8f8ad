import { routes } from '@groundwork/contracts/client';
import { Card, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { ScoreSteps } from './score-steps.tsx';
import { words } from '../score.wording.ts';

const { provenHistory: texts } = words;

export function ProvenHistory({ documentNames }: { readonly documentNames: ReadonlyMap<string, string> }) {
  const { data, error, refresh } = useQuery(routes.provenHistory);
  return (
    <Card title={texts.title} hint={texts.hint}>
      {data === undefined && error !== undefined ? (
        <ErrorState
          title={words.proof.unavailable}
          message={serverMessageOf(error)}
          text={words.tryAgain}
          onRetry={refresh}
        />
      ) : null}
      {data === undefined && error === undefined ? (
        <Loading label={texts.loading}>
          <RowsSkeleton rows={3} />
        </Loading>
      ) : null}
      {data?.length === 0 ? <p className="fine-print">{texts.empty}</p> : null}
      {data === undefined ? null : <ScoreSteps steps={data} documentNames={documentNames} />}
    </Card>
  );
}
