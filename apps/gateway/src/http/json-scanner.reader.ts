const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const unicodeEscape = 0x75;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/** The largest body that our pages send has 6 levels and 6,000 values. */
const mostLevels = 32;
const mostValues = 20_000;

type JsonFault = 'too complex' | 'not storable';

const hexDigit = (byte: number) => (byte < 0x3a ? byte - 0x30 : (byte | 0x20) - 0x57);

/** Checks JSON while it arrives, because a parsed body would already have stopped every other request. */
export class JsonScanner {
  private level = 0;
  private values = 0;
  private isInString = false;
  private isEscaped = false;
  private hexLeft = 0;
  private unit = 0;
  private awaitsLowSurrogate = false;

  scan(chunk: Buffer): JsonFault | undefined {
    for (const byte of chunk) {
      const fault = this.isInString ? this.scanText(byte) : this.scanStructure(byte);
      if (fault) return fault;
    }
    return undefined;
  }

  private scanStructure(byte: number): JsonFault | undefined {
    if (byte === quote) this.isInString = true;
    else if (byte === comma) this.values += 1;
    else if (openings.has(byte)) {
      this.level += 1;
      this.values += 1;
    } else if (closings.has(byte)) this.level -= 1;
    return this.level > mostLevels || this.values > mostValues ? 'too complex' : undefined;
  }

  /** PostgreSQL stores neither a zero character nor half a surrogate pair. */
  private scanText(byte: number): JsonFault | undefined {
    if (this.hexLeft > 0) return this.scanHex(byte);
    if (this.isEscaped) {
      this.isEscaped = false;
      if (byte !== unicodeEscape) return this.endPair();
      this.hexLeft = 4;
      this.unit = 0;
      return undefined;
    }
    if (byte === backslash) {
      this.isEscaped = true;
      return undefined;
    }
    if (byte === quote) this.isInString = false;
    return this.endPair();
  }

  private scanHex(byte: number): JsonFault | undefined {
    this.unit = this.unit * 16 + hexDigit(byte);
    this.hexLeft -= 1;
    if (this.hexLeft > 0) return undefined;
    const isHigh = this.unit >= 0xd800 && this.unit < 0xdc00;
    const isLow = this.unit >= 0xdc00 && this.unit < 0xe000;
    if (this.unit === 0 || isLow !== this.awaitsLowSurrogate) return 'not storable';
    this.awaitsLowSurrogate = isHigh;
    return undefined;
  }

  private endPair(): JsonFault | undefined {
    return this.awaitsLowSurrogate ? 'not storable' : undefined;
  }
}
