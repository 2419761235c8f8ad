import { levelOf, type ScoreResult } from '@groundwork/engine-scoring';
import { Dial, FactorBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useEffect, useRef } from 'react';
import { PhoneFold } from '#shared/lists/phone-fold.tsx';
import { factorRows } from '#shared/score/factor-titles.ts';
import { PartsLine } from '#shared/score/parts-line.tsx';
import { describeParts, partsOfFactor, toBarParts } from '#shared/score/point-parts.ts';
import { words as scoreWords } from '#shared/score/score.wording.ts';
import { words } from '../onboarding.wording.ts';
import { CarriedLoans, type CarriedLoansProps } from './carried-loans.tsx';

const texts = words.reveal;

function strongestFirst({ factors }: ScoreResult) {
  return factorRows.toSorted(
    (one, other) => factors[other.factor].contribution - factors[one.factor].contribution,
  );
}

export interface RevealProps extends CarriedLoansProps {
  readonly firstName: string;
  /** null while the rules or the figures are not loaded. */
  readonly result: ScoreResult | null;
  readonly finish: () => Promise<unknown>;
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

export function Reveal({ firstName, result, finish, ...loans }: RevealProps) {
  const run = useRef(finish);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    void run.current();
  }, []);
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
        <CarriedLoans {...loans} />
        {result === null ? null : (
          <PhoneFold label={texts.made}>
            <MadeOf result={result} />
          </PhoneFold>
        )}
      </section>
    </div>
  );
}
