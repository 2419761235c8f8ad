import { fill } from '@groundwork/wording';
import type { LenderMatch, LenderMatchDetail } from '@groundwork/contracts';
import { Drawer } from 'antd';
import { QueryResult } from '#shared/api/query-result.tsx';
import { useFigures } from '#shared/figures/use-figures.ts';
import { useLenderMatch } from '../api/use-lender-matches.ts';
import { describeLoan } from '../model/cost-texts.ts';
import { ApplicationNote } from './application-note.tsx';
import { CostFacts } from './cost-facts.tsx';
import { CriteriaProof } from './criteria-proof.tsx';
import { EligibilityTable } from './eligibility-table.tsx';
import './lender-drawer.css';
import { LenderFacts } from './lender-facts.tsx';
import { LenderName } from './lender-name.tsx';
import { LenderRecord } from './lender-record.tsx';
import { MatchBadge } from './match-badge.tsx';
import type { MovedMatch } from './use-moved-request.ts';
import { RequiredDocuments } from './required-documents.tsx';
import { WhatWouldQualify } from './what-would-qualify.tsx';
import { words } from '../lenders.wording.ts';

interface DetailProps {
  readonly detail: LenderMatchDetail;
  readonly moved: MovedMatch | null;
}

const withCost = (detail: LenderMatchDetail, moved: LenderMatch | undefined): LenderMatchDetail =>
  moved === undefined
    ? detail
    : {
        ...detail,
        matchScore: moved.matchScore,
        qualificationProbability: moved.qualificationProbability,
        estimatedRate: moved.estimatedRate,
        band: moved.band,
        word: moved.word,
        cost: moved.cost,
      };

function Detail({ detail, moved }: DetailProps) {
  const match = withCost(detail, moved?.match);
  return (
    <div className="lender-detail">
      <LenderName lender={match.lender} />
      <MatchBadge match={match} />
      {moved === null ? null : (
        <p>
          {fill(moved.match === undefined ? words.drawer.movedAway : words.drawer.moved, {
            loan: describeLoan(moved.loan),
          })}
        </p>
      )}
      <CostFacts match={match} isWhole />
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

interface LenderDrawerProps {
  readonly id: string;
  readonly moved: MovedMatch | null;
  readonly onClose: () => void;
}

export default function LenderDrawer({ id, moved, onClose }: LenderDrawerProps) {
  const { title, failed, failedText, loading } = words.drawer;
  const failure = { title: failed, text: failedText };
  return (
    <Drawer open title={title} size={560} onClose={onClose}>
      <QueryResult query={useLenderMatch(id)} failure={failure} loading={loading} rows={5}>
        {(detail) => <Detail detail={detail} moved={moved} />}
      </QueryResult>
    </Drawer>
  );
}
