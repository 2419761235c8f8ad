// A queue, its workers and the cores they share, told event by event: what a backlog or a stream of documents will take
// before anybody has it. Pure: the same input gives the same answer.

export interface Plan {
  /** when each document comes, in seconds, in order */
  arrivals: number[];
  /** what one document takes a worker that has the machine for itself */
  seconds: number;
  cores: number;
  /** how many cores one worker keeps busy meanwhile, with all it makes others do */
  coresPerWorker: number;
  /** how many there are; asked at every event and every second */
  workers: (at: number, left: number) => number;
}

export interface Outcome {
  /** until the last document is done */
  seconds: number;
  /** of each document from its arrival until it was done, in order of arrival */
  waits: number[];
  mostWorkers: number;
  /** what there was to pay for */
  workerSeconds: number;
}

/** Less than that is rounding. */
const NOTHING = 1e-9;

/** More work than cores slows everybody alike. */
const speed = (busy: number, { cores, coresPerWorker }: Plan) => Math.min(1, cores / (busy * coresPerWorker));

class Course {
  #reading: { document: number; left: number }[] = [];
  waits: number[] = [];
  #came = 0;
  #begun = 0;
  #second = -1;
  #workers = 0;
  done = 0;
  at = 0;
  mostWorkers = 0;
  workerSeconds = 0;

  constructor(readonly plan: Plan) {}

  /** Who is there now, and what they take: one that goes finishes what it reads, and takes no more. */
  begin() {
    const { arrivals, seconds, workers } = this.plan;
    while ((arrivals[this.#came] ?? Infinity) <= this.at) this.#came += 1;
    if (Math.floor(this.at) > this.#second) {
      this.#second = Math.floor(this.at);
      this.#workers = workers(this.#second, this.#came - this.done);
      this.mostWorkers = Math.max(this.mostWorkers, this.#workers);
    }
    while (this.#reading.length < this.#workers && this.#begun < this.#came)
      this.#reading.push({ document: this.#begun++, left: seconds });
  }

  /** On to the next thing that happens. */
  advance() {
    const { arrivals } = this.plan;
    const rate = speed(Math.max(1, this.#reading.length), this.plan);
    const nextDone = Math.min(...this.#reading.map(({ left }) => left / rate));
    const nextArrival = (arrivals[this.#came] ?? Infinity) - this.at;
    const step = Math.min(nextDone, nextArrival, this.#second + 1 - this.at);
    this.at += step;
    this.workerSeconds += step * Math.max(this.#workers, this.#reading.length);
    for (const one of this.#reading) one.left -= step * rate;
    const finished = this.#reading.filter(({ left }) => left <= NOTHING);
    for (const { document } of finished) this.waits[document] = this.at - (arrivals[document] ?? 0);
    this.done += finished.length;
    this.#reading = this.#reading.filter(({ left }) => left > NOTHING);
  }
}

export function simulate(plan: Plan): Outcome {
  const course = new Course(plan);
  while (course.done < plan.arrivals.length) {
    course.begin();
    course.advance();
  }
  const { at: seconds, waits, mostWorkers, workerSeconds } = course;
  return { seconds, waits, mostWorkers, workerSeconds };
}

export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

/** A backlog that is there at once. */
export const backlog = (count: number) => Array.from({ length: count }, () => 0);

/** Evenly over a time. */
export const evenly = (count: number, seconds: number) =>
  Array.from({ length: count }, (_, n) => (n * seconds) / count);
