import type { ScoreImpactLines } from '@groundwork/contracts';
import { words } from '../score.wording.ts';

export interface ImpactLine {
  readonly label: string;
  readonly points: number;
}

export function toImpactLines({
  documents,
  profileAndBanking,
  other,
}: ScoreImpactLines): readonly ImpactLine[] {
  const always = [
    { label: words.impact.documents, points: documents },
    { label: words.impact.profileAndBanking, points: profileAndBanking },
  ];
  return other === 0 ? always : [...always, { label: words.impact.other, points: other }];
}
