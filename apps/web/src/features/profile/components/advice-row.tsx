import type { Recommendation } from '@groundwork/contracts';
import { Button, DataList } from '@groundwork/web-ui';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import { paths } from '#shared/paths.ts';
import { achievedWords, costWords } from '../model/advice-groups.ts';

function Explanation({ item }: { readonly item: Recommendation }) {
  const { description, why, actionSteps, evidence, timeframe, implementationDifficulty, href } = item;
  return (
    <details>
      <summary>How and why</summary>
      <p>{description}</p>
      <p>{why}</p>
      <ol>
        {actionSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <DataList
        rows={[
          { label: 'Takes', value: timeframe },
          { label: 'Effort', value: implementationDifficulty },
          { label: 'Costs', value: costWords(item.estimatedCost) },
          { label: 'Evidence', value: evidence },
        ]}
      />
      {href === paths.profile() ? null : <Link to={href}>Go there</Link>}
    </details>
  );
}

export interface OpenAdviceProps {
  readonly item: Recommendation;
  readonly selected: boolean;
  readonly onSelect: (item: Recommendation, selected: boolean) => void;
  readonly onComplete: (item: Recommendation) => void;
}

export function OpenAdvice({ item, selected, onSelect, onComplete }: OpenAdviceProps) {
  return (
    <li className="advice-row">
      <label>
        <input type="checkbox" checked={selected} onChange={({ target }) => onSelect(item, target.checked)} />
        <span>{item.title}</span>
        <ImpactBadge impact={item.expectedImpact} certainty={item.certainty} />
      </label>
      <div className="advice-row-more">
        <Explanation item={item} />
        <Button look="ghost" aria-label={`Complete: ${item.title}`} onClick={() => onComplete(item)}>
          Complete
        </Button>
      </div>
    </li>
  );
}

export interface CompletedAdviceProps {
  readonly item: Recommendation;
  readonly onReopen: (item: Recommendation) => void;
}

export function CompletedAdvice({ item, onReopen }: CompletedAdviceProps) {
  return (
    <li className="advice-row advice-row-done">
      <p>
        <Check aria-hidden="true" size={16} /> {item.title}
      </p>
      <p className="advice-achieved">{achievedWords(item)}</p>
      {item.stillNeeded === null ? null : <p>{item.stillNeeded}</p>}
      <Button look="ghost" aria-label={`Reopen: ${item.title}`} onClick={() => onReopen(item)}>
        Reopen
      </Button>
    </li>
  );
}
