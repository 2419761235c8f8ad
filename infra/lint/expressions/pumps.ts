import type { Chars } from './count-steps.ts';
import type { Leaf } from './leaves.ts';
import { shortestWord } from './shortest-word.ts';
import type { Loop, Step, Steps } from './steps.ts';
import { type Read, type State, Ways } from './ways.ts';

export interface Attack {
  readonly before: Chars;
  readonly pump: Chars;
  readonly after: Chars;
}

function ids() {
  const numbers = new Map<State, number>();
  return (state: State) => {
    const id = numbers.get(state) ?? numbers.size;
    numbers.set(state, id);
    return id;
  };
}

function lastReads({ fork, body }: Loop, ways: Ways): Read[] {
  const ends = (step: Step, seen: Set<Step>): boolean => {
    if (step === fork) return true;
    if (seen.has(step) || step.kind === 'read' || step.kind === 'end') return false;
    seen.add(step);
    return step.kind === 'fork' ? step.to.some((to) => ends(to, seen)) : ends(step.next, seen);
  };
  const reads = [...body].filter((step): step is Read => step.kind === 'read' && ends(step.next, new Set()));
  const unlike = new Map<Leaf, Read>(reads.map((read) => [read.leaf, read]));
  return [...unlike.values()].filter((read) => ways.isCycle(read, read)).slice(0, 4);
}

interface Pair {
  readonly one: State;
  readonly other: State;
}

export class PumpSearch {
  private readonly ways: Ways;
  private readonly id = ids();

  constructor(private readonly steps: Steps) {
    this.ways = new Ways(steps);
  }

  private within(cycle: Read, from: State, before: string | undefined, char: string): Read[] {
    return this.ways.after(from, before, char).filter((to) => this.ways.isCycle(cycle, to));
  }

  fromSearch(q: Read, alphabet: readonly string[]): string[] | null {
    if (this.steps.isSticky) return null;
    return shortestWord<Pair>({
      start: { one: q, other: null },
      alphabet,
      before: this.someChar(q),
      keyOf: ({ one, other }) => `${this.id(one)},${this.id(other)}`,
      after: ({ one, other }, before, char) => {
        const others: State[] = this.ways.after(other, before, char);
        if (other === null) others.push(null);
        return this.within(q, one, before, char).flatMap((a) => others.map((b) => ({ one: a, other: b })));
      },
      isGoal: ({ one, other }) => one === q && other === q,
    });
  }

  fromLoop(p: Read, q: Read, alphabet: readonly string[]): string[] | null {
    return shortestWord<Pair & { between: State }>({
      start: { one: p, between: p, other: q },
      alphabet,
      before: this.someChar(p),
      keyOf: ({ one, between, other }) => `${this.id(one)},${this.id(between)},${this.id(other)}`,
      after: ({ one, between, other }, before, char) =>
        this.within(p, one, before, char).flatMap((a) =>
          this.ways
            .after(between, before, char)
            .flatMap((b) =>
              this.within(q, other, before, char).map((c) => ({ one: a, between: b, other: c })),
            ),
        ),
      isGoal: ({ one, between, other }) => one === p && between === q && other === q,
    });
  }

  fromItself(p: Read, alphabet: readonly string[]): string[] | null {
    return shortestWord<Pair & { isApart: boolean }>({
      start: { one: p, other: p, isApart: false },
      alphabet,
      before: this.someChar(p),
      keyOf: ({ one, other, isApart }) => `${this.id(one)},${this.id(other)},${isApart}`,
      after: ({ one, other, isApart }, before, char) => {
        const [ones, others] = [this.within(p, one, before, char), this.within(p, other, before, char)];
        return ones.flatMap((a, i) =>
          others.map((b, k) => ({
            one: a,
            other: b,
            isApart: isApart || a !== b || (one === other && i !== k),
          })),
        );
      },
      isGoal: ({ one, other, isApart }) => isApart && one === p && other === p,
    });
  }

  entry(q: Read): string[] | null {
    return shortestWord<State>({
      start: null,
      alphabet: this.steps.alphabet,
      before: undefined,
      keyOf: (state) => String(this.id(state)),
      after: (state, before, char) => this.ways.after(state, before, char),
      isGoal: (state) => state === q,
    });
  }

  private someChar({ leaf }: Read): string | undefined {
    return [...leaf.members][0];
  }

  endings(q: Read): Chars[] {
    const { alphabet } = this.steps;
    const reached = [...this.ways.reachedFrom(q)];
    const accepted = (char: string) => reached.filter(({ leaf }) => leaf.members.has(char)).length;
    const rare = alphabet.toSorted((a, b) => accepted(a) - accepted(b));
    return [
      [],
      ...rare.slice(0, 2).map((char) => [char]),
      ...rare.slice(0, 1).map((char) => [char, char, ...rare.slice(1, 2)]),
    ];
  }

  loopReads(): Read[] {
    return [...new Set(this.steps.loops.flatMap((loop) => lastReads(loop, this.ways)))];
  }

  reaches(p: Read, q: Read): boolean {
    return this.ways.reachedFrom(p).has(q);
  }
}

interface Start {
  readonly before: Chars;
  readonly pump: Chars;
}

const mostWords = 8;

function wordsBy(find: (order: readonly string[]) => string[] | null, alphabet: readonly string[]): Chars[] {
  if (find(alphabet) === null) return [];
  const orders = alphabet.map((_, at) => [...alphabet.slice(at), ...alphabet.slice(0, at)]);
  const all = orders.map((order) => find(order) ?? []);
  const unlike = new Map(all.map((word) => [word.join('\0'), word]));
  const words = [...unlike.values()].slice(0, mostWords);
  const [first = [], ...others] = words;
  return others.length === 0 ? words : [...words, ...others.map((word) => [...first, ...word]), words.flat()];
}

function startsAt(search: PumpSearch, q: Read, reads: readonly Read[], { alphabet, hasContext }: Steps) {
  const [, foreign = []] = search.endings(q);
  const pumpWith = (before: Chars, words: readonly Chars[]) => words.map((pump) => ({ before, pump }));
  const searched = wordsBy((order) => search.fromSearch(q, order), alphabet);
  const itself = wordsBy((order) => search.fromItself(q, order), alphabet);
  const loops = reads.filter((p) => p !== q && search.reaches(p, q));
  return [
    ...pumpWith([], searched),
    ...pumpWith(foreign, searched.slice(0, mostWords)),
    ...pumpWith(search.entry(q) ?? [], itself),
    ...loops.flatMap((p) =>
      pumpWith(
        search.entry(p) ?? [],
        wordsBy((order) => search.fromLoop(p, q, order), alphabet),
      ),
    ),
    ...(hasContext
      ? pumpWith(
          [],
          alphabet.map((char) => [char]),
        )
      : []),
  ] satisfies Start[];
}

export function* attacksOn(steps: Steps): Generator<Attack> {
  const search = new PumpSearch(steps);
  const reads = search.loopReads();
  for (const q of reads) {
    const starts = startsAt(search, q, reads, steps);
    const unlike = new Map(starts.map((start) => [JSON.stringify(start), start]));
    for (const start of unlike.values()) for (const after of search.endings(q)) yield { ...start, after };
  }
}
