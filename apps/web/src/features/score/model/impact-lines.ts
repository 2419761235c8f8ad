import type { ScoreImpactLines } from '@groundwork/contracts';

export interface ImpactLine {
  readonly label: string;
  readonly points: number;
}

/** The last thirty days by cause; what time and new rules did is said only where they did something. */
export function toImpactLines({
  documents,
  profileAndBanking,
  other,
}: ScoreImpactLines): readonly ImpactLine[] {
  const always = [
    { label: 'Documents', points: documents },
    { label: 'Profile and banking', points: profileAndBanking },
  ];
  return other === 0 ? always : [...always, { label: 'Other', points: other }];
}
