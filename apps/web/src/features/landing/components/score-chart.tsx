import { tourSteps } from '../model/example.ts';

const barHeight = (score: number) => `${Math.round(((score - 500) / 250) * 100)}%`;

/** Decoration: the steps contain the same scores as text. */
export function ScoreChart({ step }: { readonly step: number }) {
  return (
    <span className="tour-bars" aria-hidden="true">
      {tourSteps.map(({ title, score }, index) => (
        <span
          key={title}
          className={index === step ? 'tour-bar tour-bar-now' : 'tour-bar'}
          style={{ height: index <= step ? barHeight(score) : '6%' }}
        >
          {index <= step ? score : ''}
        </span>
      ))}
    </span>
  );
}
