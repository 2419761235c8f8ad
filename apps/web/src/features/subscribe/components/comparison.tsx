import { entitlements, planOffers, type SubscriptionPlan } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { Check, Minus } from 'lucide-react';
import { words } from '../subscribe.wording.ts';

type Row = (typeof entitlements)[keyof typeof entitlements];

/** A planned feature stands on the card of its plan only. */
const existing = Object.entries(entitlements).filter(([, row]) => !('planned' in row));

function Mark({ row, plan }: { readonly row: Row; readonly plan: SubscriptionPlan }) {
  if (!row.plans.some((each) => each === plan)) {
    return (
      <>
        <Minus size={17} aria-hidden="true" className="comparison-no" />
        <span className="gw-hidden">{words.comparison.notIncluded}</span>
      </>
    );
  }
  return (
    <>
      <Check size={18} aria-hidden="true" className="comparison-yes" />
      <span className="gw-hidden">{words.comparison.included}</span>
    </>
  );
}

export function Comparison({ current }: { readonly current: SubscriptionPlan }) {
  return (
    <Card title={words.comparison.title} subtitle={words.comparison.subtitle}>
      <div className="comparison" role="region" aria-label={words.comparison.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.comparison.feature}</th>
              {planOffers.map(({ plan, label }) => (
                <th key={plan} scope="col" className={plan === current ? 'comparison-own' : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {existing.map(([name, row]) => (
              <tr key={name}>
                <th scope="row">
                  {row.label}
                  <span>{row.does}</span>
                </th>
                {planOffers.map(({ plan }) => (
                  <td key={plan} className={plan === current ? 'comparison-own' : undefined}>
                    <Mark row={row} plan={plan} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
