import type { ScoreInputReply } from '@groundwork/contracts';
import { levelOf, type Ruleset, score } from '@groundwork/engine-scoring';
import { Badge, Button } from '@groundwork/web-ui';
import { useMemo, useState } from 'react';
import { formatSigned } from '#shared/formatting/format.ts';
import { PhoneList } from '#shared/lists/phone-list.tsx';
import { applyLevers, listLevers, type LeverValues } from '../model/levers.ts';
import { WhatIfLever } from './what-if-lever.tsx';
import './what-if.css';
import { words } from '../score.wording.ts';
import { toEngineInput } from '#shared/score/engine-input.ts';

const shortLength = 3;

export interface WhatIfProps {
  readonly reply: ScoreInputReply;
  readonly rules: Ruleset;
}

export function WhatIf({ reply, rules }: WhatIfProps) {
  const [moved, setMoved] = useState<LeverValues>({});
  const { input, levers, now } = useMemo(() => {
    const current = toEngineInput(reply);
    return {
      input: current,
      levers: listLevers(current, rules),
      now: score(current, reply.today, rules).totalScore,
    };
  }, [reply, rules]);
  const then = score(applyLevers(input, moved), reply.today, rules).totalScore;
  const isMoved = Object.keys(moved).length > 0;
  return (
    <>
      <div className="what-if-result">
        <output aria-label={words.whatIf.result}>
          <strong>{then}</strong> <span>{levelOf(then)}</span>
        </output>
        <Badge tone={then < now ? 'warn' : 'good'}>{formatSigned(then - now)}</Badge>
        <Button look="ghost" disabled={!isMoved} onClick={() => setMoved({})}>
          {words.whatIf.reset}
        </Button>
      </div>
      <PhoneList items={levers} short={shortLength}>
        {(some) => (
          <div className="levers">
            {some.map((lever) => (
              <WhatIfLever
                key={lever.name}
                lever={lever}
                value={moved[lever.name] ?? lever.value}
                onMove={(value) => setMoved((all) => ({ ...all, [lever.name]: value }))}
              />
            ))}
          </div>
        )}
      </PhoneList>
    </>
  );
}
