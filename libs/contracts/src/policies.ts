export const policyTexts = { terms: ['2026-11-21'], privacy: ['2026-11-21'] } as const;

export const policyVersions = { terms: '2026-11-21', privacy: '2026-11-21' } as const;
