import type { FieldPoints } from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { formatSigned } from '#shared/formatting/format.ts';
import { fieldOf } from '#shared/profile/fields.ts';
import { words } from '../interview.wording.ts';

const { points: texts } = words;

export interface PointsText {
  readonly tone: 'next' | 'good' | 'neutral';
  readonly text: string;
}

const quoted = (name: string): string => `“${fieldOf(name)?.label ?? name}”`;

const counted: PointsText = { tone: 'neutral', text: texts.counted };

function textOfBlank({ open, partners, isExact }: FieldPoints): PointsText {
  if (isExact) return { tone: 'next', text: formatSigned(open) };
  const text =
    partners.length === 0
      ? fill(texts.upTo, { points: open })
      : fill(texts.upToWith, { points: open, fields: partners.map(quoted).join(texts.and) });
  return { tone: 'next', text };
}

export function textsOfPoints(points: FieldPoints): readonly PointsText[] {
  if (!points.isAnswered) return [textOfBlank(points)];
  const { earned, open } = points;
  const own: PointsText = earned > 0 ? { tone: 'good', text: formatSigned(earned) } : counted;
  return open > 0 ? [own, { tone: 'next', text: fill(texts.more, { points: open }) }] : [own];
}
