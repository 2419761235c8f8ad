import type { Recommendation } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { describeImpact } from './impact-text.ts';

/** What an action brings; nothing where no number can be promised. */
export function ImpactBadge(props: Pick<Recommendation, 'impact' | 'certainty'>) {
  const words = describeImpact(props);
  if (words === null) return null;
  return (
    <Badge tone="good">
      <span>
        {words.before}
        <strong>{words.figure}</strong> pts
      </span>
    </Badge>
  );
}
