/** The browser can only sum a whole buffer, and a file of 2 GiB does not fit into one. */
const firstPrimes = 64;
const blockSize = 64;
const words = 2 ** 32;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * words);
const constants = Uint32Array.from(primes(firstPrimes), (prime) => fraction(Math.cbrt(prime)));
const start = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by));
const mix = (value: number, a: number, b: number, c: number): number =>
  rotate(value, a) ^ rotate(value, b) ^ rotate(value, c);
const spread = (value: number, a: number, b: number, shift: number): number =>
  rotate(value, a) ^ rotate(value, b) ^ (value >>> shift);

const schedule = new Uint32Array(firstPrimes);

function fillSchedule(view: DataView, from: number): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = view.getUint32(from + at * 4);
  for (let at = 16; at < firstPrimes; at += 1) {
    const [w2 = 0, w15 = 0] = [schedule[at - 2], schedule[at - 15]];
    const [w7 = 0, w16 = 0] = [schedule[at - 7], schedule[at - 16]];
    schedule[at] = spread(w2, 17, 19, 10) + w7 + spread(w15, 7, 18, 3) + w16;
  }
}

function addBlock(state: Uint32Array, view: DataView, from: number): void {
  fillSchedule(view, from);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < firstPrimes; at += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mix(e, 6, 11, 25) + chosen + (constants[at] ?? 0) + (schedule[at] ?? 0)) | 0;
    const second = (mix(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => {
    state[at] = (state[at] ?? 0) + value;
  });
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

export class Sha256 {
  private readonly state = start.slice();
  private rest = new Uint8Array(0);
  private length = 0;

  add(bytes: Uint8Array): void {
    this.length += bytes.length;
    const all = new Uint8Array(this.rest.length + bytes.length);
    all.set(this.rest);
    all.set(bytes, this.rest.length);
    const whole = all.length - (all.length % blockSize);
    for (let from = 0; from < whole; from += blockSize) addBlock(this.state, viewOf(all), from);
    this.rest = all.slice(whole);
  }

  hex(): string {
    const { length } = this;
    const zeros = (119 - (length % blockSize)) % blockSize;
    const end = new Uint8Array(1 + zeros + 8);
    end[0] = 0x80;
    const view = viewOf(end);
    view.setUint32(1 + zeros, Math.floor((length * 8) / words));
    view.setUint32(5 + zeros, (length * 8) % words);
    this.add(end);
    return [...this.state].map((word) => word.toString(16).padStart(8, '0')).join('');
  }
}
