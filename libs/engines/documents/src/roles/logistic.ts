/** A feature that is present, with its value. */
export type Features = readonly (readonly [index: number, value: number])[];

export interface Model {
  readonly classes: number;
  readonly size: number;
  /** One row of weights for each class. */
  readonly weights: Float32Array;
}

export interface Example {
  readonly features: Features;
  readonly role: number;
}

export function probabilities(model: Model, features: Features): number[] {
  const shares = new Float64Array(model.classes);
  guess(model, packed({ features, role: 0 }), shares);
  return [...shares];
}

/** The same order on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [result[at], result[other]];
    if (one !== undefined && two !== undefined) [result[at], result[other]] = [two, one];
  }
  return result;
}

interface Training {
  readonly seed: number;
  readonly rounds: number;
  readonly rate: number;
  /** The share of each touched weight that is removed. */
  readonly decay: number;
}

interface Packed {
  readonly indices: Int32Array;
  readonly values: Float32Array;
  readonly role: number;
}

const packed = ({ features, role }: Example): Packed => ({
  indices: Int32Array.from(features, ([index]) => index),
  values: Float32Array.from(features, ([, value]) => value),
  role,
});

type Numbers = Float32Array | Float64Array | Int32Array;
const numberAt = (numbers: Numbers, place: number): number => numbers[place] ?? 0;

function scoreOf(weights: Numbers, from: number, { indices, values }: Packed): number {
  let score = 0;
  for (let at = 0; at < indices.length; at += 1)
    score += numberAt(weights, from + numberAt(indices, at)) * numberAt(values, at);
  return score;
}

/** The share of each class, into `shares`. */
function guess({ classes, size, weights }: Model, example: Packed, shares: Float64Array): void {
  let [most, sum] = [-Infinity, 0];
  for (let other = 0; other < classes; other += 1) {
    shares[other] = scoreOf(weights, other * size, example);
    most = Math.max(most, numberAt(shares, other));
  }
  for (let other = 0; other < classes; other += 1)
    sum += shares[other] = Math.exp(numberAt(shares, other) - most);
  for (let other = 0; other < classes; other += 1) shares[other] = numberAt(shares, other) / sum;
}

const leastError = 1e-3;

interface State {
  readonly weights: Float32Array;
  /** The sum of the squares of all steps of a weight. */
  readonly squares: Float32Array;
}

function step(
  { weights, squares }: State,
  from: number,
  { indices, values }: Packed,
  error: number,
  { rate, decay }: Training,
): void {
  for (let at = 0; at < indices.length; at += 1) {
    const place = from + numberAt(indices, at);
    const slope = error * numberAt(values, at) + decay * numberAt(weights, place);
    const square = numberAt(squares, place) + slope * slope;
    squares[place] = square;
    weights[place] = numberAt(weights, place) - (rate * slope) / Math.sqrt(square);
  }
}

/** Multinomial logistic regression by stochastic steps, each weight with a rate of its own. */
export function train(
  examples: readonly Example[],
  classes: number,
  size: number,
  training: Training,
): Model {
  const weights = new Float32Array(classes * size);
  const state = { weights, squares: new Float32Array(classes * size).fill(1e-3) };
  const model = { classes, size, weights };
  const shares = new Float64Array(classes);
  const random = randomFrom(training.seed);
  const all = examples.map(packed);
  for (let round = 0; round < training.rounds; round += 1)
    for (const example of shuffled(all, random)) {
      guess(model, example, shares);
      for (let other = 0; other < classes; other += 1) {
        const error = numberAt(shares, other) - (other === example.role ? 1 : 0);
        if (Math.abs(error) >= leastError) step(state, other * size, example, error, training);
      }
    }
  return model;
}
