import { Badge } from '@groundwork/web-ui';
import { toMatchBand } from '../model/lender-texts.ts';

/** The score in its colour, and the word that says the same. */
export function MatchBadge({ score }: { readonly score: number }) {
  const { word, tone } = toMatchBand(score);
  return (
    <Badge tone={tone}>
      <strong>{score}%</strong> {word}
    </Badge>
  );
}
