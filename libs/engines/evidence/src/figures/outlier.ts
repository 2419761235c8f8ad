import { contradict, isSameValue, type Voice } from './agreement.ts';
import type { FieldRule, FigureRules } from './figure-rules.ts';

/** Copies of one paper are one voice, whichever is read last. */
function withoutCopies(
  voices: readonly Voice[],
  rule: FieldRule,
  { tolerancePercent }: FigureRules,
): Voice[] {
  const distinct: Voice[] = [];
  for (const voice of voices) {
    const isCopy = distinct.some(
      ({ kind, value }) => kind === voice.kind && isSameValue(voice.value, value, rule, tolerancePercent),
    );
    if (!isCopy) distinct.push(voice);
  }
  return distinct;
}

export interface Conflict {
  readonly better: Voice;
  readonly worse: Voice;
  readonly outlier: Voice | null;
  readonly agreeing: readonly Voice[];
}

type Pair = readonly [better: Voice, worse: Voice];

const pairsOf = (voices: readonly Voice[]): Pair[] =>
  voices.flatMap((better, at) => voices.slice(at + 1).map((worse): Pair => [better, worse]));

export function conflictAmong(
  voices: readonly Voice[],
  rule: FieldRule,
  rules: FigureRules,
): Conflict | null {
  const distinct = withoutCopies(voices, rule, rules);
  const areApart = ([better, worse]: Pair): boolean => contradict(better, worse, rule, rules);
  const first = pairsOf(distinct).find(areApart);
  if (first === undefined) return null;
  const comparable = distinct.filter(({ compare }) => compare === 'equal');
  const alone = comparable.filter((voice) => {
    const others = comparable.filter((other) => other !== voice);
    return others.length >= 2 && !pairsOf(others).some(areApart);
  });
  const outlier = alone.length === 1 ? (alone[0] ?? null) : null;
  const agreeing = outlier === null ? [] : comparable.filter((voice) => voice !== outlier);
  return { better: first[0], worse: first[1], outlier, agreeing };
}
