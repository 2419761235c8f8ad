import { Badge } from '@groundwork/web-ui';
import { matchBand } from '../model/lender-words.ts';

/** The score in its colour, and the word that says the same. */
export function MatchMark({ score }: { readonly score: number }) {
  const { word, tone } = matchBand(score);
  return (
    <Badge tone={tone}>
      <strong>{score}%</strong> {word}
    </Badge>
  );
}
