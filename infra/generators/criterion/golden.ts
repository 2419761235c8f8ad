import { reject } from '../edit/reject.ts';
import {
  type Expected,
  type GoldenCase,
  type GoldenFile,
  withChanges,
} from '../../../libs/engines/scoring/testing/golden-changes.ts';
import type { StatedRules } from './page.ts';

export interface Addition extends StatedRules {
  readonly code: string;
  readonly factor: string;
  readonly figure: string;
  readonly pointsAt: (value: number) => number;
  /** The criterion whose best band gives fewer points. */
  readonly giver: { readonly code: string; readonly max: number; readonly fewer: number };
  readonly added: { readonly name: string; readonly value: number };
}

function expectedAfter({ profile, expected }: GoldenCase, addition: Addition): Expected {
  const { code, factor, figure, giver, contributionOf, levelOf } = addition;
  const points = addition.pointsAt(Number(profile[figure] ?? 0));
  const given = expected.criteria[giver.code] ?? 0;
  const fewer = given === giver.max ? giver.fewer : 0;
  const before = expected.factors[factor] ?? 0;
  const after = before + points - fewer;
  const totalScore = expected.totalScore + contributionOf(after) - contributionOf(before);
  return {
    totalScore,
    level: levelOf(totalScore),
    factors: { ...expected.factors, [factor]: after },
    criteria: { ...expected.criteria, [giver.code]: given - fewer, [code]: points },
  };
}

type Difference = Partial<Expected>;

type Points = Expected['criteria'];

const differing = (before: Points, after: Points): Points =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));

function differenceOf(before: Expected, { totalScore, level, factors, criteria }: Expected): Difference {
  const changedFactors = differing(before.factors, factors);
  return {
    ...(totalScore !== before.totalScore && { totalScore }),
    ...(level !== before.level && { level }),
    ...(Object.keys(changedFactors).length > 0 && { factors: changedFactors }),
    criteria: differing(before.criteria, criteria),
  };
}

/** Objects of numbers and texts are in one line. */
const textOf = (file: GoldenFile & { about: string }) =>
  `${JSON.stringify(file, null, 2).replace(/\{\n\s*([^{}[\]]*?)\n\s*\}/g, (_all, inner: string) => `{${inner.replace(/\n\s*/g, ' ')}}`)}\n`;

/** The golden file of a version after the addition of a criterion, from the files up to this version. */
export function withAddition(texts: readonly string[], addition: Addition): string {
  const files = texts.map((text) => JSON.parse(text) as GoldenFile & { about: string });
  const own = files.at(-1) ?? reject('There are no golden profiles.');
  const before = files.slice(0, -1).reduce<GoldenCase[]>(withChanges, []);
  const withExpected = (each: GoldenCase) => ({ ...each, expected: expectedAfter(each, addition) });
  const after = withChanges(before, own).map(withExpected);
  const empty = after.find(({ profile }) => Object.keys(profile).length === 0);
  if (empty === undefined) reject('The golden profiles have no empty profile.');
  const { name, value } = addition.added;
  const alone = { ...empty, name, profile: { [addition.figure]: value } };
  const emptyBefore = withChanges(before, own).find((each) => each.name === empty.name) ?? empty;
  const added = { ...alone, expected: expectedAfter({ ...alone, expected: emptyBefore.expected }, addition) };
  const changed = before.map((each, at) => [
    each.name,
    differenceOf(each.expected, (after[at] ?? each).expected),
  ]);
  return textOf({
    ...own,
    changed: Object.fromEntries(changed) as Record<string, Difference>,
    cases: [...after.slice(before.length), added],
  });
}
