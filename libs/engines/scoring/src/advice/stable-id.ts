const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/** FNV-1a, 64 bits: an engine has no crypto, and an id is only compared with other ids of the same owner. */
export function stableId(...parts: readonly string[]): string {
  let hash = offset;
  for (const character of JSON.stringify(parts)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * prime);
  }
  return hash.toString(16).padStart(16, '0');
}
