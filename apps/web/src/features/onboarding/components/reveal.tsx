import type { RecalculatedReply } from '@groundwork/contracts';
import { levelOf, type ScoreResult } from '@groundwork/engine-scoring';
import { Button, buttonClass, Dial, FactorBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { factorRows } from '#shared/score/factor-titles.ts';
import { PartsLine } from '#shared/score/parts-line.tsx';
import { describeParts, partsOfFactor, toBarParts } from '#shared/score/point-parts.ts';
import { formatPoints } from '#shared/score/score-texts.ts';
import { words as scoreWords } from '#shared/score/score.wording.ts';
import { words } from '../onboarding.wording.ts';

const texts = words.reveal;

function strongestFirst({ factors }: ScoreResult) {
  return factorRows.toSorted(
    (one, other) => factors[other.factor].contribution - factors[one.factor].contribution,
  );
}

function useNextMove(finish: () => Promise<RecalculatedReply | null>) {
  const [state, setState] = useState<RecalculatedReply | 'waiting' | null>('waiting');
  const run = useRef(finish);
  useEffect(() => {
    void run.current().then(setState);
  }, []);
  return state;
}

interface NextMoveProps {
  readonly next: RecalculatedReply | 'waiting' | null;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function NextMoveButton({ next, onLeave, onClose }: NextMoveProps) {
  if (next === 'waiting') {
    return (
      <Button look="next" size="large" busy>
        {texts.finding}
      </Button>
    );
  }
  const { title = '', points = null, href = null } = next?.nextMilestone ?? {};
  if (href === null) {
    return (
      <Button look="next" size="large" onClick={onClose}>
        {texts.dashboard}
      </Button>
    );
  }
  return (
    <Link className={buttonClass('next', 'large')} to={href} onClick={onLeave}>
      {points === null ? title : fill(texts.next, { title, points: formatPoints(points) })}
    </Link>
  );
}

export interface RevealProps {
  readonly firstName: string;
  /** null while the rules or the figures are not loaded. */
  readonly result: ScoreResult | null;
  readonly finish: () => Promise<RecalculatedReply | null>;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

function MadeOf({ result }: { readonly result: ScoreResult }) {
  const { unknown, lost, factors } = result;
  const rows = strongestFirst(result);
  const [first, second] = rows;
  return (
    <>
      <h3>{texts.made}</h3>
      <p className="questions-note">
        {fill(texts.strongest, { first: first?.label ?? '', second: second?.label ?? '' })}{' '}
        {unknown >= lost ? texts.unknownFirst : texts.improveNext}
      </p>
      {rows.map(({ factor, label }) => (
        <FactorBar
          key={factor}
          label={label}
          value={factors[factor].score}
          parts={toBarParts(partsOfFactor(factors[factor]))}
        />
      ))}
    </>
  );
}

export function Reveal({ firstName, result, finish, onLeave, onClose }: RevealProps) {
  const next = useNextMove(finish);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const total = result?.totalScore ?? 0;
  const level = result === null ? scoreWords.computing : levelOf(total);
  const sentence = result === null ? level : `${total}, ${level}. ${describeParts(result)}`;
  return (
    <div className="reveal">
      <section className="reveal-score">
        <h2 ref={heading} tabIndex={-1}>
          {fill(texts.title, { name: firstName })}
        </h2>
        <Dial score={total} level={level} parts={result} pending={result === null} sentence={sentence} />
        {result === null ? null : <PartsLine parts={result} />}
      </section>
      <section className="reveal-parts">
        {result === null ? null : <MadeOf result={result} />}
        <div className="reveal-next">
          <NextMoveButton next={next} onLeave={onLeave} onClose={onClose} />
        </div>
      </section>
    </div>
  );
}
