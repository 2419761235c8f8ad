import type { ScoredAccount } from '../src/accounts.ts';
import type { ScoredDocument } from '../src/documents.ts';

export interface Expected {
  readonly totalScore: number;
  readonly level: string;
  readonly factors: Readonly<Record<string, number>>;
  readonly criteria: Readonly<Record<string, number>>;
}

export interface GoldenCase {
  readonly name: string;
  readonly today: string;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly documents: readonly ScoredDocument[];
  readonly accounts: readonly ScoredAccount[];
  readonly unanswered?: readonly string[];
  readonly expected: Expected;
}

export interface GoldenFile {
  /** New expected values of cases of the version before, by the name of the case. */
  readonly changed?: Readonly<Record<string, Partial<Expected>>>;
  /** Questions that cases of the version before leave open, by the name of the case. */
  readonly unanswered?: Readonly<Record<string, readonly string[]>>;
  readonly cases: readonly GoldenCase[];
}

const withChange = (before: Expected, { factors, criteria, ...totals }: Partial<Expected>): Expected => ({
  ...before,
  ...totals,
  factors: { ...before.factors, ...factors },
  criteria: { ...before.criteria, ...criteria },
});

export function withChanges(
  before: readonly GoldenCase[],
  { changed = {}, unanswered = {}, cases }: GoldenFile,
): GoldenCase[] {
  const names = before.map(({ name }) => name);
  const unknown = [...Object.keys(changed), ...Object.keys(unanswered)].find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`No golden case of the version before is named "${unknown}".`);
  const repeated = cases.find(({ name }) => names.includes(name));
  if (repeated !== undefined) throw new Error(`The version before has a golden case "${repeated.name}".`);
  return [
    ...before.map((each) => ({
      ...each,
      expected: withChange(each.expected, changed[each.name] ?? {}),
      ...(unanswered[each.name] && { unanswered: unanswered[each.name] }),
    })),
    ...cases,
  ];
}
