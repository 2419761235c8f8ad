import { fill } from '@groundwork/wording';
import type { LenderMatchDetail } from '@groundwork/contracts';
import { ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { Drawer } from 'antd';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useFigures } from '#shared/figures/use-figures.ts';
import { useLenderMatch } from '../api/use-lender-matches.ts';
import { ApplicationNote } from './application-note.tsx';
import { CostFacts } from './cost-facts.tsx';
import { CriteriaProof } from './criteria-proof.tsx';
import { EligibilityTable } from './eligibility-table.tsx';
import './lender-drawer.css';
import { LenderFacts } from './lender-facts.tsx';
import { LenderName } from './lender-name.tsx';
import { LenderRecord } from './lender-record.tsx';
import { MatchBadge } from './match-badge.tsx';
import { RequiredDocuments } from './required-documents.tsx';
import { WhatWouldQualify } from './what-would-qualify.tsx';
import { words } from '../lenders.wording.ts';

function Detail({ match }: { readonly match: LenderMatchDetail }) {
  return (
    <div className="lender-detail">
      <LenderName lender={match.lender} />
      <MatchBadge score={match.matchScore} />
      <CostFacts match={match} />
      <LenderFacts match={match} />
      <CriteriaProof match={match} />
      <EligibilityTable criteria={match.criteria} figures={useFigures().data ?? []} />
      {match.whatWouldQualify === null ? null : (
        <WhatWouldQualify change={match.whatWouldQualify} lenderId={match.id} />
      )}
      {match.lender.recordLenderId === null ? null : (
        <LenderRecord recordLenderId={match.lender.recordLenderId} />
      )}
      <RequiredDocuments documents={match.requiredDocuments} />
      <ApplicationNote match={match} />
      <p className="lender-source">
        {fill(words.lender.source, { source: match.lender.source, date: match.lender.sourceDate })}
      </p>
    </div>
  );
}

export default function LenderDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refresh } = useLenderMatch(id);
  return (
    <Drawer open title={words.drawer.title} size={560} onClose={onClose}>
      {data !== undefined ? <Detail match={data} /> : null}
      {data === undefined && error !== undefined ? (
        <ErrorState
          title={words.drawer.failed}
          message={serverMessageOf(error)}
          text={words.drawer.failedText}
          onRetry={refresh}
        />
      ) : null}
      {data === undefined && error === undefined ? (
        <Loading label={words.drawer.loading}>
          <RowsSkeleton rows={5} />
        </Loading>
      ) : null}
    </Drawer>
  );
}
