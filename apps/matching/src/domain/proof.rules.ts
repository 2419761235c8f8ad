import type { LenderMatch } from '@groundwork/contracts';
import {
  countPassed,
  type MatchingInput,
  type MatchingRules,
  type Program,
} from '@groundwork/engine-matching';

interface Inputs {
  input: MatchingInput;
  proven: MatchingInput;
}

export type CountProof = (program: Program) => NonNullable<LenderMatch['proof']>;

export function proofCounter({ input, proven }: Inputs, today: string, rules: MatchingRules): CountProof {
  const countStated = countPassed(input, today, rules);
  const countProven = countPassed(proven, today, rules);
  return (program) => ({ proven: countProven(program), stated: countStated(program) });
}
