import type { Recommendation } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { describeImpact } from './impact-text.ts';
import { words } from './advice.wording.ts';

export function ImpactBadge(props: Pick<Recommendation, 'impact' | 'certainty' | 'mostImpact'>) {
  const impact = describeImpact(props);
  if (impact === null) return null;
  return (
    <Badge tone="good">
      <span>
        {impact.before}
        <strong>{impact.figure}</strong> {words.points}
      </span>
    </Badge>
  );
}
