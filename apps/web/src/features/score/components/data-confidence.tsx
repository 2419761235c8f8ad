import type { ScoreReply } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { listDisagreements } from '../model/data-confidence.ts';
import { words } from '../score.wording.ts';

export function DataConfidence({ score }: { readonly score: ScoreReply }) {
  const disagreements = listDisagreements(score.flags);
  if (disagreements.length === 0) return null;
  return (
    <Card title={words.confidence.title} subtitle={words.confidence.subtitle} hint={words.confidence.hint}>
      <ul className="disagreements">
        {disagreements.map(({ code, title, rows, places }) => (
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
      <p className="fine-print">{words.confidence.note}</p>
    </Card>
  );
}
