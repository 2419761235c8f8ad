export interface Plan {
  arrivals: number[];
  seconds: number;
  cores: number;
  coresPerWorker: number;
  workers: (at: number, left: number) => number;
}

export interface Outcome {
  seconds: number;
  waits: number[];
  mostWorkers: number;
  workerSeconds: number;
}

const ROUNDING = 1e-9;

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

  advance() {
    const { arrivals } = this.plan;
    const rate = speed(Math.max(1, this.#reading.length), this.plan);
    const nextDone = Math.min(...this.#reading.map(({ left }) => left / rate));
    const nextArrival = (arrivals[this.#came] ?? Infinity) - this.at;
    const step = Math.min(nextDone, nextArrival, this.#second + 1 - this.at);
    this.at += step;
    this.workerSeconds += step * Math.max(this.#workers, this.#reading.length);
    for (const one of this.#reading) one.left -= step * rate;
    const finished = this.#reading.filter(({ left }) => left <= ROUNDING);
    for (const { document } of finished) this.waits[document] = this.at - (arrivals[document] ?? 0);
    this.done += finished.length;
    this.#reading = this.#reading.filter(({ left }) => left > ROUNDING);
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

export const backlog = (count: number) => Array.from({ length: count }, () => 0);

export const evenly = (count: number, seconds: number) =>
  Array.from({ length: count }, (_, n) => (n * seconds) / count);
