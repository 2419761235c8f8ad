import { currentRules, figuresOfProfile, type ScoredDocument, type ScoreInput } from '../src/index.ts';
import { recommend, type Recommendation, type RecommendationContext } from '../src/advice/recommendations.ts';
import { readVersionFile } from './versions.ts';

interface GoldenCase extends Omit<ScoreInput, 'figures'> {
  readonly name: string;
  readonly profile: Readonly<Record<string, unknown>>;
}

const golden = JSON.parse(readVersionFile('scorecard-1.0', 'golden-profiles.golden.json')) as {
  cases: GoldenCase[];
};

export const today = '2026-11-20';

export const ownerWith = (
  profile: Readonly<Record<string, unknown>>,
  rest: Partial<Omit<ScoreInput, 'figures'>> = {},
): ScoreInput => ({ figures: figuresOfProfile(profile), documents: [], accounts: [], ...rest });

export function goldenOwner(name: string, changes: Readonly<Record<string, unknown>> = {}): ScoreInput {
  const goldenCase = golden.cases.find((each) => each.name === name);
  if (!goldenCase) throw new Error(`There is no golden profile "${name}".`);
  const { profile, documents, accounts } = goldenCase;
  return ownerWith({ ...profile, ...changes }, { documents, accounts });
}

export const adviceFor = (
  input: ScoreInput,
  context: Partial<RecommendationContext> = {},
): Recommendation[] => recommend(input, { userId: 'ann', today, rules: currentRules, ...context });

export const adviceOn = (code: string, input: ScoreInput, context: Partial<RecommendationContext> = {}) =>
  adviceFor(input, context).find((each) => each.code === code);

export const documentOf = (category: string, changes: Partial<ScoredDocument> = {}): ScoredDocument => ({
  category,
  status: 'processed',
  fraudScore: 0,
  confidence: 1,
  signals: [],
  sha256: 'a',
  ...changes,
});
