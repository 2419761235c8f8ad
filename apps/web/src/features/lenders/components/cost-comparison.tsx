import { type ComparedLender, mostCompared } from '@groundwork/contracts';
import { BarsSkeleton, Button, Card, ErrorState, Loading } from '@groundwork/web-ui';
import { useSearchParams } from 'react-router-dom';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { Entitled } from '#shared/entitlements/entitled.tsx';
import { useComparison } from '../api/use-lender-matches.ts';
import { readComparedIds, costLines, writeComparedIds } from '../model/comparison.ts';

function CostTable({ compared }: { readonly compared: readonly ComparedLender[] }) {
  return (
    <div className="cost-table" role="region" aria-label="Costs side by side" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {compared.map(({ match: { lender } }) => (
              <th key={lender.id} scope="col">
                {lender.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {costLines.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {compared.map(({ match, cost }) => (
                <td key={match.id}>{cost === null ? '–' : value(cost)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Costs({ ids }: { readonly ids: readonly string[] }) {
  const { data, error, refresh } = useComparison(ids);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="The comparison could not be loaded"
        message={serverMessageOf(error)}
        text="Check your connection and try again."
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label="Working out what they cost">
        <BarsSkeleton bars={4} />
      </Loading>
    );
  }
  return (
    <>
      {data.some(({ cost }) => cost === null) ? (
        <p>Enter the amount you want to borrow in your profile, and the costs stand here.</p>
      ) : null}
      <CostTable compared={data} />
      <p className="lender-source">
        Estimated from the figures you gave, before any fees; no offer and no credit decision. The factor rate
        is what is paid back for each dollar, coverage after is yearly cash over all debt payments with this
        one.
      </p>
    </>
  );
}

export function CostComparison() {
  const [query, setQuery] = useSearchParams();
  const ids = readComparedIds(query);
  if (ids.length === 0) return null;
  return (
    <section aria-label="Cost comparison">
      <Entitled feature="costComparison">
        <Card title="Cost comparison" subtitle={`Up to ${mostCompared} lenders for the amount you ask for.`}>
          <Costs ids={ids} />
          <Button
            look="ghost"
            onClick={() => setQuery((before) => writeComparedIds(before, []), { replace: true })}
          >
            Clear comparison
          </Button>
        </Card>
      </Entitled>
    </section>
  );
}
