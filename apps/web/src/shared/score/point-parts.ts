import type { PointParts, ScoreFactor, ScoreReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatCount } from '#shared/formatting/format.ts';
import { words } from './score.wording.ts';

type Rated = Partial<Pick<ScoreReply, 'unknown' | 'lost'>>;

function withEarned(earned: number | undefined, { unknown, lost }: Rated): PointParts | null {
  return earned === undefined || unknown === undefined || lost === undefined
    ? null
    : { earned, unknown, lost };
}

/** null while an older scoring computed the score. */
export const partsOfScore = (score: Pick<ScoreReply, 'earned'> & Rated): PointParts | null =>
  withEarned(score.earned, score);

export const partsOfFactor = (factor: Pick<ScoreFactor, 'contribution'> & Rated): PointParts | null =>
  withEarned(factor.contribution, factor);

const inWords = ({ earned, unknown, lost }: PointParts) => ({
  earned: formatCount(earned),
  unknown: formatCount(unknown),
  lost: formatCount(lost),
});

export const describeParts = (parts: PointParts): string => fill(words.parts.sentence, inWords(parts));

/** Names the most points of a factor, whose bar has a number out of 100 beside it. */
const describeFactorParts = (parts: PointParts): string =>
  fill(words.parts.ofFactor, { ...inWords(parts), most: parts.earned + parts.unknown + parts.lost });

export const toBarParts = (parts: PointParts | null | undefined) =>
  parts === null || parts === undefined ? undefined : { ...parts, text: describeFactorParts(parts) };
