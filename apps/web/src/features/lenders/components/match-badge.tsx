import { Badge } from '@groundwork/web-ui';
import { fitOf, type Judged } from '../model/fit.ts';

export function MatchBadge({ match }: { readonly match: Judged }) {
  const { label, tone, word, wordTone } = fitOf(match);
  return (
    <span className="match-badges">
      <Badge tone={tone}>
        <strong>{match.matchScore}%</strong> {label}
      </Badge>
      {word === null ? null : <Badge tone={wordTone}>{word}</Badge>}
    </span>
  );
}
