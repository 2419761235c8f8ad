export type IndustryTier = 'high' | 'elevated' | 'moderate' | 'low';

export interface IndustryTiers {
  /** Riskiest first: the first tier with a matching word wins. */
  readonly keywords: readonly { readonly tier: IndustryTier; readonly words: readonly string[] }[];
  readonly unrecognised: IndustryTier;
}

/** A word is a run of letters a–z, so "carpentry" never matches "car". Null: nothing was entered. */
export function industryTier(industryType: string, tiers: IndustryTiers): IndustryTier | null {
  if (industryType.trim() === '') return null;
  const words = industryType.toLowerCase().split(/[^a-z]+/);
  const found = tiers.keywords.find((entry) => words.some((word) => entry.words.includes(word)));
  return found?.tier ?? tiers.unrecognised;
}
