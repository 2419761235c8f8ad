import { lazy, Suspense } from 'react';
import { brand } from '#shared/brand/brand.ts';
import { useDocuments } from '#shared/documents/use-documents.ts';
import { useFigures } from '#shared/figures/use-figures.ts';
import { useProof } from '#shared/evidence/use-proof.ts';
import { useScoreHistory } from '#shared/score/use-score-history.ts';
import { useIsAdministrator } from '#shared/session/use-is-administrator.ts';
import { usePendingScore } from '#shared/score/pending-score.ts';
import { useScore } from '#shared/score/use-score.ts';
import { LoadingScore } from './loading-score.tsx';
import { ProveIt } from './prove-it.tsx';
import { ProvenHistory } from './proven-history.tsx';
import { ScoreFailed } from './score-failed.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { words } from '../score.wording.ts';

const WhatIfPanel = lazy(() => import('./what-if-panel.tsx'));

export function Score() {
  const { data, error, refresh } = useScore();
  const history = useScoreHistory();
  const proof = useProof();
  const { data: documents = [] } = useDocuments();
  const { data: figures = [] } = useFigures();
  const names = new Map(documents.map(({ id, originalName }) => [id, originalName]));
  const isAdministrator = useIsAdministrator();
  const pending = usePendingScore();
  const isWaiting = history.data === undefined && history.error === undefined;
  if (data !== undefined && !isWaiting) {
    return (
      <ScoreSheet
        score={data}
        pending={pending}
        scoreName={brand.scoreName}
        steps={history.data ?? []}
        documentNames={names}
        figures={figures}
        isAdministrator={isAdministrator}
        proof={proof.data}
        proveIt={<ProveIt figures={figures} />}
        provenHistory={<ProvenHistory documentNames={names} />}
        whatIf={
          <Suspense fallback={<p className="fine-print">{words.whatIf.loadingRules}</p>}>
            <WhatIfPanel />
          </Suspense>
        }
      />
    );
  }
  if (data !== undefined || error === undefined) return <LoadingScore />;
  return <ScoreFailed error={error} onRetry={refresh} />;
}
