import { Badge } from '@groundwork/web-ui';
import { toMatchBand } from '../model/lender-texts.ts';

export function MatchBadge({ score }: { readonly score: number }) {
  const { label, tone } = toMatchBand(score);
  return (
    <Badge tone={tone}>
      <strong>{score}%</strong> {label}
    </Badge>
  );
}
