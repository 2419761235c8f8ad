import { fill } from '@groundwork/wording';
import { type ComparedLender, mostCompared } from '@groundwork/contracts';
import { BarsSkeleton, ErrorState, Loading } from '@groundwork/web-ui';
import { Drawer } from 'antd';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { Entitled } from '#shared/entitlements/entitled.tsx';
import { useComparison } from '../api/use-lender-matches.ts';
import { costLines, describeCost, needsAmount } from '../model/comparison.ts';
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

export interface CostDrawerProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

export default function CostDrawer({ ids, onClose }: CostDrawerProps) {
  return (
    <Drawer open title={words.comparison.heading} placement="bottom" size="large" onClose={onClose}>
      <section className="cost-comparison" aria-label={words.comparison.heading}>
        <Entitled feature="costComparison">
          <p>{fill(words.comparison.subtitle, { most: mostCompared })}</p>
          <Costs ids={ids} />
        </Entitled>
      </section>
    </Drawer>
  );
}
