import type { FigureView, ScoreReply } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { markOfSentence } from '#shared/figures/figure-mark.ts';
import { FigureLine } from '#shared/figures/figure-line.tsx';
import { isDisputed } from '#shared/figures/figure-texts.ts';
import { listDisagreements } from '../model/disagreements.ts';
import { words } from '../score.wording.ts';

export interface DataConfidenceProps {
  readonly score: ScoreReply;
  readonly figures: readonly FigureView[];
}

export function DataConfidence({ score, figures }: DataConfidenceProps) {
  const disputed = figures.filter(isDisputed);
  const disagreements = listDisagreements(score.flags);
  if (disagreements.length === 0 && disputed.length === 0) return null;
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
        {disputed.map((figure) => (
          <li key={figure.field}>
            <h3>{figure.label}</h3>
            <p {...markOfSentence(figure.field)}>{figure.question ?? words.confidence.differ}</p>
            <FigureLine figure={figure} />
          </li>
        ))}
      </ul>
      <p className="fine-print">{words.confidence.note}</p>
    </Card>
  );
}
