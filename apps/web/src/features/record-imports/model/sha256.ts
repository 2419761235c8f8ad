/** The browser can only sum a whole buffer, and a file of 2 GiB does not fit into one. */
const firstPrimes = 64;
const blockSize = 64;
const words = 2 ** 32;

function firstPrimeNumbers(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}

const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * words);
const constants = Uint32Array.from(firstPrimeNumbers(firstPrimes), (prime) => fraction(Math.cbrt(prime)));
const start = Uint32Array.from(firstPrimeNumbers(8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by));
const mix = (value: number, a: number, b: number, c: number): number =>
  rotate(value, a) ^ rotate(value, b) ^ rotate(value, c);
const spread = (value: number, a: number, b: number, shift: number): number =>
  rotate(value, a) ^ rotate(value, b) ^ (value >>> shift);

const pick = (values: Uint32Array, at: number): number => values[at] ?? 0;

const schedule = new Uint32Array(firstPrimes);

function fillSchedule(view: DataView, from: number): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = view.getUint32(from + at * 4);
  for (let at = 16; at < firstPrimes; at += 1) {
    const late = spread(pick(schedule, at - 2), 17, 19, 10) + pick(schedule, at - 7);
    schedule[at] = late + spread(pick(schedule, at - 15), 7, 18, 3) + pick(schedule, at - 16);
  }
}

/** Each turn renames the eight registers, so their places rotate instead of their values. */
function turn(registers: Uint32Array, at: number): void {
  const register = (number: number) => pick(registers, (number - at) & 7);
  const [a, b, c] = [register(0), register(1), register(2)];
  const [e, f, g] = [register(4), register(5), register(6)];
  const input = register(7) + pick(constants, at) + pick(schedule, at);
  const first = (input + mix(e, 6, 11, 25) + ((e & f) ^ (~e & g))) | 0;
  const second = (mix(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
  registers[(3 - at) & 7] = register(3) + first;
  registers[(7 - at) & 7] = first + second;
}

function addBlock(state: Uint32Array, view: DataView, from: number): void {
  fillSchedule(view, from);
  const registers = state.slice();
  for (let at = 0; at < firstPrimes; at += 1) turn(registers, at);
  registers.forEach((value, at) => {
    state[at] = pick(state, at) + value;
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
