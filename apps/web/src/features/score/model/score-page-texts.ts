import type { ScoreReply, ScoreSource } from '@groundwork/contracts';

const sourceNames: Readonly<Record<ScoreSource, string>> = {
  profile: 'your profile and accounts',
  documents: 'your documents',
};
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Null where everything could be asked for news. */
export function describeStaleSources(sources: readonly ScoreSource[]): string | null {
  if (sources.length === 0) return null;
  const names = list.format(sources.map((source) => sourceNames[source]));
  const what = sources.length === 1 ? 'it' : 'them';
  return `The newest state of ${names} could not be read, so this score stands on what was known of ${what} before. Nothing is lost; recalculate again shortly.`;
}

export const formatWeight = (weight: number): string => `${Math.round(weight * 100)}% weight`;

/** What a factor can bring of the 1000. */
export const toMaxPoints = (weight: number): number => Math.round(weight * 1000);

/** Null for an open step whose points are not known before it is taken. */
export function describeMilestone({ nextMilestone: { href, points, target } }: ScoreReply): string | null {
  if (href === null) return 'Every step that raises your score has been taken.';
  return points === null ? null : `Reach ${target} to unlock premium lender access`;
}
