import type { ScoreReply } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import type { Contradiction } from '#shared/documents/contradictions.ts';
import { paths } from '#shared/paths.ts';
import { listDisagreements } from '../model/disagreements.ts';
import { words } from '../score.wording.ts';

export interface DataConfidenceProps {
  readonly score: ScoreReply;
  readonly contradictions: readonly Contradiction[];
}

export function DataConfidence({ score, contradictions }: DataConfidenceProps) {
  const disagreements = listDisagreements(score.flags);
  if (disagreements.length === 0 && contradictions.length === 0) return null;
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
        {contradictions.map(({ documentId, field, label, sentence }) => (
          <li key={`${documentId} ${field}`}>
            <h3>{label}</h3>
            <p>{sentence}</p>
            <Link to={paths.documents({ document: documentId })}>{words.confidence.openDocument}</Link>
          </li>
        ))}
      </ul>
      <p className="fine-print">{words.confidence.note}</p>
    </Card>
  );
}
