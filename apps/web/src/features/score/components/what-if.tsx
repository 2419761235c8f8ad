import type { ScoreInputReply } from '@groundwork/contracts';
import { levelOf, type Ruleset, score } from '@groundwork/engine-scoring';
import { Badge, Button } from '@groundwork/web-ui';
import { useMemo, useState } from 'react';
import { formatSigned } from '#shared/formatting/format.ts';
import { toEngineInput, applyLevers, listLevers, type LeverValues } from '../model/what-if.ts';
import { WhatIfLever } from './what-if-lever.tsx';
import './what-if.css';

export interface WhatIfProps {
  readonly reply: ScoreInputReply;
  readonly rules: Ruleset;
}

/** The very engine that made the score, here in the browser: what it shows would come true. */
export function WhatIf({ reply, rules }: WhatIfProps) {
  const [moved, setMoved] = useState<LeverValues>({});
  const { input, levers, now } = useMemo(() => {
    const read = toEngineInput(reply);
    return {
      input: read,
      levers: listLevers(read, rules),
      now: score(read, reply.today, rules).totalScore,
    };
  }, [reply, rules]);
  const then = score(applyLevers(input, moved), reply.today, rules).totalScore;
  const isMoved = Object.keys(moved).length > 0;
  return (
    <>
      <div className="what-if-result">
        <output aria-label="Score with these figures">
          <strong>{then}</strong> <span>{levelOf(then)}</span>
        </output>
        <Badge tone={then < now ? 'warn' : 'good'}>{formatSigned(then - now)}</Badge>
        <Button look="ghost" disabled={!isMoved} onClick={() => setMoved({})}>
          Start over
        </Button>
      </div>
      <div className="levers">
        {levers.map((lever) => (
          <WhatIfLever
            key={lever.name}
            lever={lever}
            value={moved[lever.name] ?? lever.value}
            onMove={(value) => setMoved((all) => ({ ...all, [lever.name]: value }))}
          />
        ))}
      </div>
    </>
  );
}
