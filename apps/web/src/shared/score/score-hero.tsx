import { fill } from '@groundwork/wording';
import type { PointParts, ProvenSummary } from '@groundwork/contracts';
import { Dial, Hint, ProgressBar } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { ProvenLine } from '../evidence/proven-line.tsx';
import { markOfScore } from '../figures/figure-mark.ts';
import { levelOf } from './level.ts';
import { PartsLine } from './parts-line.tsx';
import './score-hero.css';
import { describeMonthlyChange, describeDial } from './score-texts.ts';
import { words } from './score.wording.ts';

export interface ScoreHeroProps {
  readonly total: number;
  readonly change30Days: number;
  readonly scoreName: string;
  readonly since?: string | null;
  readonly parts?: PointParts | null | undefined;
  readonly pending?: boolean;
  readonly proven?: ProvenSummary | null | undefined;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

interface HeroDialProps {
  readonly total: number;
  readonly change30Days: number;
  readonly scoreName: string;
  readonly parts: PointParts | null;
  readonly pending: boolean;
}

function HeroDial({ total, change30Days, scoreName, parts, pending }: HeroDialProps) {
  if (pending) {
    const sentence = fill(words.dialComputing, { name: scoreName });
    return <Dial pending score={total} level={words.computing} sentence={sentence} />;
  }
  return (
    <>
      <Dial
        score={total}
        parts={parts}
        level={levelOf(total)}
        sentence={describeDial(scoreName, total, change30Days)}
        change={describeMonthlyChange(change30Days)}
      />
      {parts === null ? null : <PartsLine parts={parts} />}
    </>
  );
}

export function ScoreHero(props: ScoreHeroProps) {
  const { total, change30Days, scoreName, since = null, proven = null, note, children } = props;
  const { parts = null, pending = false } = props;
  return (
    <div className="gw-card hero">
      <section className="hero-dial" aria-label={words.title}>
        <div className="hero-name">
          <h2>{words.title}</h2>
          <Hint about={scoreName} text={words.hint} />
        </div>
        <HeroDial {...{ total, change30Days, scoreName, parts, pending }} />
        <div className="hero-bar" {...markOfScore(total)}>
          <ProgressBar
            thin
            label={words.bar}
            percent={total / 10}
            text={fill(words.barValue, { score: String(total) })}
          />
          {note}
        </div>
        {proven === null ? null : <ProvenLine proven={proven} stated={total} />}
        {since === null ? null : <p className="hero-since">{since}</p>}
      </section>
      {children}
    </div>
  );
}
