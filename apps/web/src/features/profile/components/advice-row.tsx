import type { Recommendation } from '@groundwork/contracts';
import { Button, DataList } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Needs } from '#shared/business/needs.tsx';
import { ImpactBadge } from '#shared/advice/impact-badge.tsx';
import { paths } from '#shared/paths.ts';
import { formatAchieved, formatCost } from '../model/advice-groups.ts';
import { words } from '../profile.wording.ts';

function Explanation({ item }: { readonly item: Recommendation }) {
  const { description, why, actionSteps, evidence, implementationDifficulty, href } = item;
  const cost = formatCost(item);
  return (
    <details>
      <summary>{words.advice.howAndWhy}</summary>
      <p>{description}</p>
      <p>{why}</p>
      <ol>
        {actionSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <DataList
        rows={[
          ...(item.timeKnown === true ? [{ label: words.advice.time, value: item.timeframe }] : []),
          { label: words.advice.effort, value: implementationDifficulty },
          ...(cost === null ? [] : [{ label: words.advice.cost, value: cost }]),
          { label: words.advice.evidence, value: evidence },
        ]}
      />
      {href === paths.profile() ? null : <Link to={href}>{words.advice.open}</Link>}
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
        <ImpactBadge {...item} impact={item.expectedImpact} />
      </label>
      <div className="advice-row-more">
        <Explanation item={item} />
        <Needs access="score edit">
          <Button
            look="ghost"
            aria-label={fill(words.advice.completeItem, { title: item.title })}
            onClick={() => onComplete(item)}
          >
            {words.advice.complete}
          </Button>
        </Needs>
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
      <p className="advice-achieved">{formatAchieved(item)}</p>
      {item.stillNeeded === null ? null : <p>{item.stillNeeded}</p>}
      <Needs access="score edit">
        <Button
          look="ghost"
          aria-label={fill(words.advice.reopenItem, { title: item.title })}
          onClick={() => onReopen(item)}
        >
          {words.advice.reopen}
        </Button>
      </Needs>
    </li>
  );
}
