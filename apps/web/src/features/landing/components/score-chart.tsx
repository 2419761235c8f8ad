import { tourSteps } from '../model/example.ts';

const barHeight = (score: number) => `${Math.round(((score - 560) / 200) * 100)}%`;

/** The example's score, one bar for each step up to this one. Decoration: the steps say it in words. */
export function ScoreChart({ step }: { readonly step: number }) {
  return (
    <span className="tour-bars" aria-hidden="true">
      {tourSteps.map(({ score }, index) => (
        <span
          key={score}
          className={index === step ? 'tour-bar tour-bar-now' : 'tour-bar'}
          style={{ height: index <= step ? barHeight(score) : '6%' }}
        >
          {index <= step ? score : ''}
        </span>
      ))}
    </span>
  );
}
