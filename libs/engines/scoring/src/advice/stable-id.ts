const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * FNV-1a over 64 bits. An engine has no crypto, and needs none here: an id is looked up among one owner's own
 * recommendations, so it has to be stable and different from its few siblings, not hard to guess.
 */
export function stableId(...parts: readonly string[]): string {
  let hash = offset;
  for (const character of JSON.stringify(parts)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * prime);
  }
  return hash.toString(16).padStart(16, '0');
}
