import { Button, Card, RowsSkeleton } from '@groundwork/web-ui';
import { lazy, Suspense, useState } from 'react';
import type { JudgedState } from '../api/use-judgment.ts';
import type { LoanRequest } from '../model/cost-texts.ts';
import { words } from '../lenders.wording.ts';

const NearMissPanel = lazy(() => import('./near-miss-panel.tsx'));
const { nearMisses: texts } = words;

export interface NearMissesProps {
  readonly judged: JudgedState;
  readonly request: LoanRequest;
  readonly onWanted: () => void;
  readonly onOpen: (id: string) => void;
}

export function NearMisses({ judged, request, onWanted, onOpen }: NearMissesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const show = () => {
    onWanted();
    setIsOpen(true);
  };
  return (
    <Card title={texts.title} subtitle={texts.subtitle}>
      {isOpen ? (
        <div className="near-miss-box" role="region" aria-label={texts.list} tabIndex={0}>
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <NearMissPanel {...{ judged, request, onOpen }} />
          </Suspense>
        </div>
      ) : (
        <Button look="outline" onClick={show}>
          {texts.show}
        </Button>
      )}
    </Card>
  );
}
