import { Trend, type TrendPoint } from '@groundwork/web-ui';

const title = 'Score history';

/** Every change of the score with its cause, as a line. */
export function ScoreHistory({ points }: { readonly points: readonly TrendPoint[] }) {
  return (
    <section className="hero-part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>Last 6 months</p>
      </header>
      <Trend label={title} points={points} empty="Each change of your score will be drawn here." />
    </section>
  );
}
