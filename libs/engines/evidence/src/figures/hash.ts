const seeds = [0xdeadbeef, 0x41c6ce57] as const;
const factors = [2_654_435_761, 1_597_334_677] as const;

const hashed = (text: string, seed: number, factor: number): string => {
  let hash = seed;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), factor);
  hash = Math.imul(hash ^ (hash >>> 16), factor);
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
};

/** An engine has no crypto, and a version is only compared with other versions of the same figure. */
export const hashOf = (value: unknown): string => {
  const text = JSON.stringify(value);
  return hashed(text, seeds[0], factors[0]) + hashed(text, seeds[1], factors[1]);
};
