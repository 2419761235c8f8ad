import { fill } from '@groundwork/wording';
import { mostCompared } from '@groundwork/contracts';
import { buttonClass } from '@groundwork/web-ui';
import { Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { lockedFeatureText } from '#shared/entitlements/locked-feature-text.ts';
import { useEntitlement } from '#shared/entitlements/use-entitlement.ts';
import { words as lockWords } from '#shared/entitlements/entitlements.wording.ts';
import { paths } from '#shared/paths.ts';
import { type ComparedLender, costLines, describeCost, hasOffer, needsAmount } from '../model/comparison.ts';
import { words } from '../lenders.wording.ts';

interface CostTableProps {
  readonly compared: readonly ComparedLender[];
  readonly isWhole: boolean;
}

function CostTable({ compared, isWhole }: CostTableProps) {
  return (
    <div className="cost-table" role="region" aria-label={words.comparison.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {compared.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {costLines
            .filter(({ isFree }) => isFree || isWhole)
            .map((line) => (
              <tr key={line.label}>
                <th scope="row">{line.label}</th>
                {compared.map((lender) => (
                  <td key={lender.id}>{describeCost(line, lender)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function MoreLines() {
  return (
    <p className="lender-actions">
      <span>{lockedFeatureText('costComparison').text}</span>
      <Link className={buttonClass('outline')} to={paths.subscribe()}>
        {lockWords.lockedFeature.seePlans}
      </Link>
    </p>
  );
}

export interface CostDrawerProps {
  readonly compared: readonly ComparedLender[];
  readonly onClose: () => void;
}

export default function CostDrawer({ compared, onClose }: CostDrawerProps) {
  const isWhole = useEntitlement('costComparison');
  return (
    <Drawer open title={words.comparison.heading} placement="bottom" size="large" onClose={onClose}>
      <section className="cost-comparison" aria-label={words.comparison.heading}>
        <p>{fill(words.comparison.subtitle, { most: mostCompared })}</p>
        {compared.some(needsAmount) ? <p>{words.comparison.noAmount}</p> : null}
        <CostTable compared={compared} isWhole={isWhole} />
        {compared.some(hasOffer) ? <p>{words.comparison.offerNote}</p> : null}
        {isWhole ? null : <MoreLines />}
        <p className="lender-source">{words.comparison.note}</p>
      </section>
    </Drawer>
  );
}
