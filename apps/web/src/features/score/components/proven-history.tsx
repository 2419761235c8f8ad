import { routes } from '@groundwork/contracts/client';
import { Card } from '@groundwork/web-ui';
import { QueryResult } from '#shared/api/query-result.tsx';
import { useQuery } from '#shared/api/use-query.ts';
import { ScoreSteps } from './score-steps.tsx';
import { words } from '../score.wording.ts';

const { provenHistory: texts } = words;

export function ProvenHistory({ documentNames }: { readonly documentNames: ReadonlyMap<string, string> }) {
  const failure = { title: words.proof.unavailable, text: words.tryAgain };
  return (
    <Card title={texts.title} hint={texts.hint}>
      <QueryResult query={useQuery(routes.provenHistory)} failure={failure} loading={texts.loading} rows={3}>
        {(steps) => (
          <>
            {steps.length === 0 ? <p className="fine-print">{texts.empty}</p> : null}
            <ScoreSteps steps={steps} documentNames={documentNames} />
          </>
        )}
      </QueryResult>
    </Card>
  );
}
