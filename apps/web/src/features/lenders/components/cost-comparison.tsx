import { fill } from '@groundwork/wording';
import { type ComparedLender, mostCompared } from '@groundwork/contracts';
import { BarsSkeleton, Button, Card, ErrorState, Loading } from '@groundwork/web-ui';
import { useSearchParams } from 'react-router-dom';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { Entitled } from '#shared/entitlements/entitled.tsx';
import { useComparison } from '../api/use-lender-matches.ts';
import {
  costLines,
  describeCost,
  needsAmount,
  readComparedIds,
  writeComparedIds,
} from '../model/comparison.ts';
import { words } from '../lenders.wording.ts';

function CostTable({ compared }: { readonly compared: readonly ComparedLender[] }) {
  return (
    <div className="cost-table" role="region" aria-label={words.comparison.table} tabIndex={0}>
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
          {costLines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              {compared.map((lender) => (
                <td key={lender.match.id}>{describeCost(line, lender)}</td>
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
        title={words.comparison.failed}
        message={serverMessageOf(error)}
        text={words.tryAgain}
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label={words.comparison.loading}>
        <BarsSkeleton bars={4} />
      </Loading>
    );
  }
  return (
    <>
      {data.some(needsAmount) ? <p>{words.comparison.noAmount}</p> : null}
      <CostTable compared={data} />
      {data.some(({ dependsOnOffer }) => dependsOnOffer) ? <p>{words.comparison.offerNote}</p> : null}
      <p className="lender-source">{words.comparison.note}</p>
    </>
  );
}

export function CostComparison() {
  const [query, setQuery] = useSearchParams();
  const ids = readComparedIds(query);
  if (ids.length === 0) return null;
  return (
    <section aria-label={words.comparison.heading}>
      <Entitled feature="costComparison">
        <Card
          title={words.comparison.heading}
          subtitle={fill(words.comparison.subtitle, { most: mostCompared })}
        >
          <Costs ids={ids} />
          <Button
            look="ghost"
            onClick={() => setQuery((before) => writeComparedIds(before, []), { replace: true })}
          >
            {words.comparison.clear}
          </Button>
        </Card>
      </Entitled>
    </section>
  );
}
