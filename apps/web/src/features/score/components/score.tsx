import { ErrorState } from '@groundwork/web-ui';
import { lazy, Suspense } from 'react';
import { serverSentence } from '#shared/api/http-error.ts';
import { brand } from '#shared/brand/brand.ts';
import { useScoreHistory } from '#shared/score/use-score-history.ts';
import { useDocumentNames } from '../api/use-document-names.ts';
import { useScore } from '../api/use-score.ts';
import { LoadingScore } from './loading-score.tsx';
import { ScoreSheet } from './score-sheet.tsx';

const WhatIfPanel = lazy(() => import('./what-if-panel.tsx'));

export function Score() {
  const { data, error, refresh } = useScore();
  const history = useScoreHistory();
  const documentNames = useDocumentNames();
  const isWaiting = history.data === undefined && history.error === undefined;
  if (data !== undefined && !isWaiting) {
    return (
      <ScoreSheet
        score={data}
        scoreName={brand.scoreName}
        steps={history.data ?? []}
        documentNames={documentNames}
        whatIf={
          <Suspense fallback={<p className="fine-print">Loading the rules…</p>}>
            <WhatIfPanel />
          </Suspense>
        }
      />
    );
  }
  if (data !== undefined || error === undefined) return <LoadingScore />;
  return (
    <ErrorState
      title="Your score could not be loaded"
      said={serverSentence(error)}
      text="Nothing is lost. Check your connection and try again."
      onRetry={refresh}
    />
  );
}
