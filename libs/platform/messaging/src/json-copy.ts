export interface JsonCopy {
  copy: unknown;
  mostBytes: number;
}

const longestEscape = 6;
const longestNumber = 26;
const punctuation = 8;

function isCarried(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}

const hasToJson = (value: object): value is { toJSON: (key: string) => unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';

class Copier {
  bytes = 0;

  copy(value: unknown, key = ''): unknown {
    this.bytes += punctuation;
    if (typeof value === 'string') this.bytes += value.length * longestEscape;
    else this.bytes += longestNumber;
    if (typeof value === 'number') return Number.isFinite(value) ? value || 0 : null;
    if (typeof value === 'bigint') throw new TypeError('JSON has no bigint');
    if (!isCarried(value)) return undefined;
    return typeof value === 'object' && value !== null ? this.copyObject(value, key) : value;
  }

  private copyObject(value: object, key: string): unknown {
    if (hasToJson(value)) return this.copy(value.toJSON(key), key);
    if (Array.isArray(value))
      return Array.from(value, (item, index) => this.copy(item, String(index)) ?? null);
    if (value instanceof Number || value instanceof String || value instanceof Boolean)
      return this.copy(value.valueOf(), key);
    return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => this.copyEntry(name, part)));
  }

  private copyEntry(name: string, part: unknown): [string, unknown][] {
    this.bytes += name.length * longestEscape + punctuation;
    const copy = this.copy(part, name);
    return copy === undefined ? [] : [[name, copy]];
  }
}

/** What the receiver of the JSON text would have, without the text. */
export function copyAsJson(value: unknown): JsonCopy {
  const copier = new Copier();
  const copy = copier.copy(value);
  return { copy, mostBytes: copier.bytes };
}
