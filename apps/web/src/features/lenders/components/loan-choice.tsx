import { fill } from '@groundwork/wording';
import type { LenderMatch } from '@groundwork/contracts';
import { BarsSkeleton, Card, cardLinkClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import {
  choicesByKind,
  describeCoverage,
  describeLoan,
  describePayback,
  describePayment,
  type KindChoice,
} from '../model/kind-choices.ts';
import { formatApprovalTime } from '../model/lender-texts.ts';
import { CompareCheckbox } from './compare-checkbox.tsx';
import { LenderLink } from './lender-link.tsx';
import './loan-choice.css';
import { MatchBadge } from './match-badge.tsx';
import { ShowKind } from './show-kind.tsx';
import { words } from '../lenders.wording.ts';

const { choice: texts } = words;

function Figures({ match, hasCoverage }: { readonly match: LenderMatch; readonly hasCoverage: boolean }) {
  return (
    <dl className="kind-figures">
      <div>
        <dt>{texts.payment}</dt>
        <dd className="kind-payment">{describePayment(match)}</dd>
      </div>
      <div>
        <dt>{texts.payback}</dt>
        <dd>{describePayback(match)}</dd>
      </div>
      {hasCoverage ? (
        <div>
          <dt>{texts.coverage}</dt>
          <dd>{describeCoverage(match) ?? '–'}</dd>
        </div>
      ) : null}
      <div>
        <dt>{texts.decision}</dt>
        <dd>{formatApprovalTime(match.lender)}</dd>
      </div>
    </dl>
  );
}

interface KindRowProps {
  readonly choice: KindChoice;
  readonly hasCoverage: boolean;
  readonly onOpen: (id: string) => void;
}

function KindRow({ choice: { kind, best, count }, hasCoverage, onOpen }: KindRowProps) {
  const name = texts.kinds[kind];
  return (
    <li className="kind-row">
      <h3>{name}</h3>
      {best === null ? (
        <p className="kind-none">{texts.none}</p>
      ) : (
        <>
          <div className="kind-best">
            <LenderLink lender={best.lender} onOpen={onOpen} />
            <MatchBadge score={best.matchScore} />
          </div>
          <Figures match={best} hasCoverage={hasCoverage} />
          <div className="kind-actions">
            <CompareCheckbox lender={best.lender} />
            <ShowKind kind={kind} label={fill(texts.seeAllOf, { count, kind: name })}>
              {fill(texts.seeAll, { count })}
            </ShowKind>
          </div>
        </>
      )}
    </li>
  );
}

export interface LoanChoiceProps {
  readonly matches: readonly LenderMatch[];
  readonly onOpen: (id: string) => void;
}

export function LoanChoice({ matches, onOpen }: LoanChoiceProps) {
  const { data: profile, error } = useProfile();
  const choices = choicesByKind(matches);
  if (choices.length === 0) return null;
  if (profile === undefined) {
    return error === undefined ? (
      <Card>
        <BarsSkeleton bars={4} />
      </Card>
    ) : null;
  }
  const hasCoverage = choices.some(({ best }) => best !== null && describeCoverage(best) !== null);
  return (
    <Card
      title={describeLoan(profile)}
      subtitle={texts.subtitle}
      hint={hasCoverage ? texts.hintWithCoverage : texts.hint}
      className="loan-choice"
      action={
        <Link className={cardLinkClass} to={paths.profile({ tab: 'loan' })}>
          {texts.change}
        </Link>
      }
    >
      <ul className="kind-rows">
        {choices.map((choice) => (
          <KindRow key={choice.kind} choice={choice} hasCoverage={hasCoverage} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  );
}
