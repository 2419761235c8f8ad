import type { EnclosedInput, EnclosedScore } from '@groundwork/contracts';
import { type Ruleset, rulesets, score, scoringFigures } from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { words } from '../shared-file.wording.ts';

export interface Check {
  readonly isValid: boolean;
  readonly lines: readonly string[];
}

const rulesOf = (version: string): Ruleset | undefined =>
  Object.values(rulesets).find((rules) => rules.version === version);

/** Undefined if this page does not have the rules. */
function recomputed({ today, rulesVersion, figures, ...input }: EnclosedInput): number | undefined {
  const rules = rulesOf(rulesVersion);
  if (!rules) return undefined;
  return score({ ...input, figures: scoringFigures.parse(figures) }, today, rules).totalScore;
}

interface Texts {
  readonly matches: string;
  readonly differs: string;
}

function checkOne(input: EnclosedInput, stated: number, { matches, differs }: Texts): Check {
  const total = recomputed(input);
  if (total === undefined)
    return { isValid: false, lines: [fill(words.unknownRules, { version: input.rulesVersion })] };
  const isValid = total === stated;
  const texts = { recomputed: total, stated };
  return { isValid, lines: [fill(isValid ? matches : differs, texts)] };
}

/** The engine is the one that the service runs. */
export function checkScore({ input, result, provenInput }: EnclosedScore): Check {
  const checks = [checkOne(input, result.stated.totalScore, words)];
  if (provenInput && result.proven) {
    const texts = { matches: words.provenMatches, differs: words.provenDiffers };
    checks.push(checkOne(provenInput, result.proven.totalScore, texts));
  }
  return {
    isValid: checks.every(({ isValid }) => isValid),
    lines: checks.flatMap(({ lines }) => lines),
  };
}
