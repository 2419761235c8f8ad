import { figuresForEngines, type ScoreInputReply, unansweredForEngines } from '@groundwork/contracts';
import { rulesets, type Ruleset, type ScoreInput, toScoreInput } from '@groundwork/engine-scoring';

export const toEngineInput = ({ figures, answered, ...rest }: ScoreInputReply): ScoreInput =>
  toScoreInput({
    ...rest,
    figures: figuresForEngines(figures),
    unanswered: unansweredForEngines(figures, answered),
  });

const published: Readonly<Record<string, Ruleset>> = rulesets;

export const findRules = (version: string): Ruleset | undefined => published[version];
