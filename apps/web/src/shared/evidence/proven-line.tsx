import type { ProvenSummary } from '@groundwork/contracts';
import { Hint } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ShieldCheck } from 'lucide-react';
import { words } from './evidence.wording.ts';
import './proven-line.css';

interface ProvenLineProps {
  readonly proven: ProvenSummary;
  readonly stated: number;
}

function describeRest({ totalScore, restsOnYourWord }: ProvenSummary, stated: number): string {
  if (totalScore > stated) return fill(words.moreThanEntered, { points: totalScore - stated });
  return restsOnYourWord === 0 ? words.allProven : fill(words.onYourWord, { points: restsOnYourWord });
}

function describeProven({ totalScore, confirmedTotal = 0 }: ProvenSummary): string {
  if (confirmedTotal === 0) return fill(words.proven, { score: totalScore });
  return fill(words.confirmed, { score: totalScore, confirmed: confirmedTotal });
}

const percentOf = (points: number): string => `${points / 10}%`;

/** Decoration: the text above it has the same numbers. */
function ProvenBar({ totalScore, confirmedTotal = 0 }: ProvenSummary) {
  return (
    <span className="gw-bar gw-bar-thin proven-bar" aria-hidden="true">
      <span className="proven-bar-confirmed" style={{ width: percentOf(confirmedTotal) }} />
      <span style={{ width: percentOf(totalScore - confirmedTotal) }} />
    </span>
  );
}

export function ProvenLine({ proven, stated }: ProvenLineProps) {
  const name = describeProven(proven);
  return (
    <p className="proven-line">
      <span className="proven-score">
        <ShieldCheck aria-hidden="true" size={18} />
        <strong>{name}</strong>
        <Hint about={name} text={words.hint} />
      </span>
      {proven.totalScore === 0 ? null : <ProvenBar {...proven} />}
      <span>{describeRest(proven, stated)}</span>
    </p>
  );
}
