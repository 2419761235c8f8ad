import { fill } from '@groundwork/wording';
import type { KindOutlook, LenderCarry, LenderMatch } from '@groundwork/contracts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatDollars } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import {
  describeCoverage,
  describePayback,
  describePayment,
  describeTerm,
  paymentLabel,
  priceNote,
} from '../model/cost-texts.ts';
import type { KindChoice } from '../model/kind-choices.ts';
import { formatApprovalTime } from '../model/lender-texts.ts';
import { describeOutlook } from '../model/outlook-texts.ts';
import { CompareCheckbox } from './compare-checkbox.tsx';
import './kind-rows.css';
import { LenderLink } from './lender-link.tsx';
import { MatchBadge } from './match-badge.tsx';
import { MissingQuestions } from './missing-questions.tsx';
import { ShowKind } from './show-kind.tsx';
import { words } from '../lenders.wording.ts';

const { choice: texts } = words;

type Amounts = LenderCarry['kinds'][number];

function Figures({ match }: { readonly match: LenderMatch }) {
  const figures = [
    [paymentLabel(match), describePayment(match)],
    [texts.term, describeTerm(match)],
    [texts.payback, describePayback(match)],
    [texts.decision, formatApprovalTime(match.lender)],
  ] as const;
  return (
    <dl className="kind-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function describeAmounts(amounts: Amounts | undefined): string | null {
  if (amounts === undefined || amounts.amountComfortable === null || amounts.amountLimit === null)
    return null;
  return fill(texts.amounts, {
    comfortable: formatDollars(amounts.amountComfortable),
    limit: formatDollars(amounts.amountLimit),
  });
}

interface KindRowProps {
  readonly choice: KindChoice;
  readonly amounts: Amounts | undefined;
  readonly outlook: KindOutlook | undefined;
  readonly cheapest: LenderMatch | undefined;
  readonly onOpen: (id: string) => void;
}

function Notes({ best, amounts }: { readonly best: LenderMatch; readonly amounts: Amounts | undefined }) {
  const notes = [describeCoverage(best), priceNote(best), describeAmounts(amounts)];
  return <p className="kind-note">{notes.filter((note) => note !== null).join(' ')}</p>;
}

function NoLender({ outlook }: Pick<KindRowProps, 'outlook'>) {
  if (outlook === undefined) return <p className="kind-none">{texts.none}</p>;
  return (
    <div className="kind-none">
      <p>{describeOutlook(outlook)}</p>
      {outlook.missing === null ? null : <MissingQuestions fields={outlook.missing.fields} />}
      {outlook.missing === null && outlook.undecided > 0 ? (
        <Link to={paths.documents()}>{words.documents.upload}</Link>
      ) : null}
    </div>
  );
}

function BestLender({
  choice: { kind, count },
  best,
  ...row
}: KindRowProps & { readonly best: LenderMatch }) {
  const { amounts, cheapest, onOpen } = row;
  return (
    <>
      <div className="kind-best">
        <LenderLink lender={best.lender} onOpen={onOpen} />
        <MatchBadge match={best} />
        <Notes best={best} amounts={amounts} />
        {cheapest === undefined || cheapest.id === best.id ? null : (
          <p className="kind-note">
            {texts.cheapest} <LenderLink lender={cheapest.lender} onOpen={onOpen} />
          </p>
        )}
      </div>
      <Figures match={best} />
      <div className="kind-actions">
        <CompareCheckbox lender={best.lender} />
        <ShowKind kind={kind} label={fill(texts.seeAllOf, { count, kind: texts.kinds[kind] })}>
          {fill(texts.seeAll, { count })}
        </ShowKind>
      </div>
    </>
  );
}

function KindRow(props: KindRowProps) {
  const { kind, best } = props.choice;
  return (
    <li className="kind-row">
      <h3>{texts.kinds[kind]}</h3>
      {best === null ? <NoLender outlook={props.outlook} /> : <BestLender {...props} best={best} />}
    </li>
  );
}

export interface KindRowsProps {
  readonly choices: readonly KindChoice[];
  readonly matches: readonly LenderMatch[];
  readonly carry: Pick<LenderCarry, 'kinds'> | undefined;
  readonly outlooks: readonly KindOutlook[];
  readonly onOpen: (id: string) => void;
}

export const KindRows = memo(function KindRows({ choices, matches, carry, outlooks, onOpen }: KindRowsProps) {
  const amountsOf = (kind: string) => carry?.kinds.find((amounts) => amounts.kind === kind);
  const cheapestOf = (kind: string) => {
    const id = amountsOf(kind)?.cheapestLenderId ?? null;
    return id === null ? undefined : matches.find((match) => match.id === id);
  };
  return (
    <ul className="kind-rows">
      {choices.map((choice) => (
        <KindRow
          key={choice.kind}
          choice={choice}
          amounts={amountsOf(choice.kind)}
          outlook={outlooks.find(({ kind }) => kind === choice.kind)}
          cheapest={cheapestOf(choice.kind)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
});
