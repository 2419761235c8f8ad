import type { LenderMatch } from '@groundwork/contracts';
import type { ReactNode } from 'react';
import { describeCoverage, describePayback, describePayment } from '../model/kind-choices.ts';
import { words } from '../lenders.wording.ts';

const { choice: texts } = words;

export interface CostFactsProps {
  readonly match: LenderMatch;
  readonly children?: ReactNode;
}

export function CostFacts({ match, children }: CostFactsProps) {
  const coverage = describeCoverage(match);
  return (
    <dl className="lender-facts">
      <div>
        <dt>{texts.payment}</dt>
        <dd>{describePayment(match)}</dd>
      </div>
      <div>
        <dt>{texts.payback}</dt>
        <dd>{describePayback(match)}</dd>
      </div>
      {coverage === null ? null : (
        <div>
          <dt>{texts.coverage}</dt>
          <dd>{coverage}</dd>
        </div>
      )}
      {children}
    </dl>
  );
}
