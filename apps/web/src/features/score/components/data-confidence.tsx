import type { ScoreReply } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { listDisagreements } from '../model/data-confidence.ts';

/** Stands only where two figures of the owner contradict each other. */
export function DataConfidence({ score }: { readonly score: ScoreReply }) {
  const found = listDisagreements(score.flags);
  if (found.length === 0) return null;
  return (
    <Card
      title="Data confidence"
      subtitle="Figures that do not agree with each other"
      hint="Two figures that should say the same differ by more than a tenth of the larger. Your points stay as they are."
    >
      <ul className="disagreements">
        {found.map(({ code, title, rows, places }) => (
          <li key={code}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {places.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </li>
        ))}
      </ul>
      <p className="fine-print">
        No points are taken for this, but whoever reads both figures may ask which one is right.
      </p>
    </Card>
  );
}
