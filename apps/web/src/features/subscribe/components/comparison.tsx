import { entitlements, planOffers, type SubscriptionPlan } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { Check, Minus } from 'lucide-react';

type Row = (typeof entitlements)[keyof typeof entitlements];

function Mark({ row, plan }: { readonly row: Row; readonly plan: SubscriptionPlan }) {
  if (!row.plans.some((each) => each === plan)) {
    return (
      <>
        <Minus size={17} aria-hidden="true" className="comparison-no" />
        <span className="gw-hidden">Not included</span>
      </>
    );
  }
  if ('bySales' in row) return <span className="comparison-sales">by sales</span>;
  return (
    <>
      <Check size={18} aria-hidden="true" className="comparison-yes" />
      <span className="gw-hidden">Included</span>
    </>
  );
}

/** The table of entitlements itself: what is decided there is what is shown here. */
export function Comparison({ current }: { readonly current: SubscriptionPlan }) {
  return (
    <Card title="Compare plans" subtitle="Everything an owner needs is on every plan.">
      <div className="comparison" role="region" aria-label="Comparison of the plans" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Feature</th>
              {planOffers.map(({ plan, label }) => (
                <th key={plan} scope="col" className={plan === current ? 'comparison-own' : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(entitlements).map(([name, row]) => (
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
