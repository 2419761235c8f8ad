export type IndustryTier = 'high' | 'elevated' | 'moderate' | 'low';

export interface IndustryTiers {
  readonly keywords: readonly { readonly tier: IndustryTier; readonly words: readonly string[] }[];
  readonly unrecognised: IndustryTier;
}

/** A word is a run of letters a–z, so "carpentry" does not match "car". */
export function industryTier(industryType: string, tiers: IndustryTiers): IndustryTier | null {
  if (industryType.trim() === '') return null;
  const words = industryType.toLowerCase().split(/[^a-z]+/);
  const match = tiers.keywords.find((entry) => words.some((word) => entry.words.includes(word)));
  return match?.tier ?? tiers.unrecognised;
}
