import type { ScoreReply } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { formatCount } from '#shared/formatting/format.ts';
import { partsOfScore } from '#shared/score/point-parts.ts';
import { words } from '../score.wording.ts';
import './point-parts.css';

const texts = words.parts;

/** Absent while an older scoring computed the score. */
export function PointParts({ score }: { readonly score: ScoreReply }) {
  const split = partsOfScore(score);
  if (split === null) return null;
  const { earned, unknown, lost } = split;
  const parts = [
    { name: 'earned', label: texts.earned, note: texts.earnedNote, points: earned },
    { name: 'unknown', label: texts.unknown, note: texts.unknownNote, points: unknown },
    { name: 'lost', label: texts.lost, note: texts.lostNote, points: lost },
  ];
  return (
    <Card title={texts.title} hint={texts.hint}>
      <div className="point-parts-bar" aria-hidden="true">
        {parts.map(({ name, points }) => (
          <span key={name} className={`point-part-${name}`} style={{ flexGrow: points }} />
        ))}
      </div>
      <dl className="point-parts">
        {parts.map(({ name, label, note, points }) => (
          <div key={name} className={`point-part-${name}`}>
            <dt>{label}</dt>
            <dd>
              <strong>{formatCount(points)}</strong>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
