import { currentRules, figuresOfProfile, type ScoredDocument, type ScoreInput } from '../src/index.ts';
import { recommend, type Recommendation, type RecommendationContext } from '../src/advice/recommendations.ts';
import { goldenCases } from './golden-profiles.ts';

const cases = goldenCases('scorecard-1.0');

export const today = '2026-11-20';

export const ownerWith = (
  profile: Readonly<Record<string, unknown>>,
  rest: Partial<Omit<ScoreInput, 'figures'>> = {},
): ScoreInput => ({ figures: figuresOfProfile(profile), documents: [], accounts: [], ...rest });

export function goldenOwner(name: string, changes: Readonly<Record<string, unknown>> = {}): ScoreInput {
  const goldenCase = cases.find((each) => each.name === name);
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
