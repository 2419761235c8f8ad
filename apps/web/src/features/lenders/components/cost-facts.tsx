import type { LenderMatch } from '@groundwork/contracts';
import type { ReactNode } from 'react';
import {
  describeApr,
  describeCoverage,
  describeCreditCost,
  describeFactor,
  describePayback,
  describePayment,
  describeTerm,
  feesOf,
  paymentLabel,
  priceNote,
} from '../model/cost-texts.ts';
import { words } from '../lenders.wording.ts';

const { choice: texts, costs } = words;

interface FactProps {
  readonly name: string;
  readonly value: string | null;
}

function Fact({ name, value }: FactProps) {
  if (value === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Each fee on its own, and the yearly rate that contains them. */
function Fees({ match }: { readonly match: LenderMatch }) {
  return (
    <>
      {feesOf(match).map(({ name, amount }) => (
        <Fact key={name} name={name} value={amount} />
      ))}
      <Fact name={costs.apr} value={describeApr(match)} />
    </>
  );
}

export interface CostFactsProps {
  readonly match: LenderMatch;
  /** With each fee and the yearly rate. */
  readonly isWhole?: boolean;
  readonly children?: ReactNode;
}

export function CostFacts({ match, isWhole = false, children }: CostFactsProps) {
  const coverage = describeCoverage(match);
  const note = priceNote(match);
  return (
    <div className="lender-cost">
      <dl className="lender-facts">
        <Fact name={paymentLabel(match)} value={describePayment(match)} />
        <Fact name={texts.term} value={describeTerm(match)} />
        <Fact name={texts.payback} value={describePayback(match)} />
        <Fact name={texts.credit} value={describeCreditCost(match)} />
        <Fact name={texts.factor} value={describeFactor(match)} />
        {isWhole ? <Fees match={match} /> : null}
        {children}
      </dl>
      {coverage === null ? null : <p className="lender-coverage">{coverage}</p>}
      {note === null ? null : <p className="lender-source">{note}</p>}
    </div>
  );
}
