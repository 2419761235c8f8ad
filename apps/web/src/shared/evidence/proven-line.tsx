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

export function ProvenLine({ proven, stated }: ProvenLineProps) {
  const name = fill(words.proven, { score: proven.totalScore });
  return (
    <p className="proven-line">
      <span className="proven-score">
        <ShieldCheck aria-hidden="true" size={18} />
        <strong>{name}</strong>
        <Hint about={name} text={words.hint} />
      </span>
      <span>{describeRest(proven, stated)}</span>
    </p>
  );
}
