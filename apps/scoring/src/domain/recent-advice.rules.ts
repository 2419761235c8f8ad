import { recommend, type Recommendation, type ScoreInput } from '@groundwork/engine-scoring';

type RecommendationContext = Parameters<typeof recommend>[1];

const mostEntries = 500;
const recent = new Map<string, readonly Recommendation[]>();

/** One screen reads the advice of its owner up to four times, and to compute it is half of the work of a read. */
export function recommendOnce(input: ScoreInput, context: RecommendationContext): readonly Recommendation[] {
  const { rules, closed, ...plain } = context;
  const key = JSON.stringify([input, plain, rules.version, [...(closed ?? [])].sort()]);
  const advice = recent.get(key) ?? recommend(input, context);
  recent.delete(key);
  recent.set(key, advice);
  const [oldest] = recent.keys();
  if (recent.size > mostEntries && oldest !== undefined) recent.delete(oldest);
  return advice;
}
