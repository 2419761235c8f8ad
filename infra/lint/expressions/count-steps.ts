import type { Check, Step, Steps } from './steps.ts';

export type Chars = readonly string[];

type Slots = readonly number[];
type OneWay = Exclude<Step, { kind: 'fork' | 'end' }>;
type Read = Step & { kind: 'read' };
type Look = Step & { kind: 'look' };
type Repeat = Step & { kind: 'repeat' };

interface Point {
  readonly step: Step;
  readonly at: number;
  readonly slots: Slots;
}

export const isWordChar = (char: string | undefined) => char !== undefined && /^\w$/.test(char);
export const isLineEnd = (char: string | undefined) =>
  char === undefined || /^[\n\r\u2028\u2029]$/.test(char);

export function passes(check: Check, before: string | undefined, after: string | undefined): boolean {
  switch (check) {
    case 'start':
      return before === undefined;
    case 'end':
      return after === undefined;
    case 'lineStart':
      return isLineEnd(before);
    case 'lineEnd':
      return isLineEnd(after);
    default:
      return (isWordChar(before) !== isWordChar(after)) === (check === 'boundary');
  }
}

class Matcher {
  count = 0;

  constructor(
    private readonly steps: Steps,
    private readonly text: Chars,
    private readonly limit: number,
  ) {}

  match(first: Step, start: number, slots: Slots, isBehind: boolean): Point | null {
    const pending: Point[] = [{ step: first, at: start, slots }];
    for (let point = pending.pop(); point !== undefined; point = pending.pop()) {
      let next: Point | null = point;
      while (next !== null && next.step.kind !== 'end') {
        if (++this.count > this.limit) return null;
        next = this.after(next, pending, isBehind);
      }
      if (next !== null) return next;
    }
    return null;
  }

  private after(point: Point, pending: Point[], isBehind: boolean): Point | null {
    const { step, at, slots } = point;
    if (step.kind === 'end') return point;
    if (step.kind !== 'fork') return this.afterOne(step, at, slots, isBehind);
    const { to } = step;
    for (let index = to.length - 1; index > 0; index--) pending.push({ step: to[index] ?? step, at, slots });
    return { step: to[0] ?? step, at, slots };
  }

  private afterOne(step: OneWay, at: number, slots: Slots, isBehind: boolean): Point | null {
    switch (step.kind) {
      case 'read':
        return this.read(step, at, slots, isBehind);
      case 'check':
        return passes(step.check, this.text[at - 1], this.text[at]) ? { step: step.next, at, slots } : null;
      case 'look':
        return this.look(step, at, slots);
      case 'remember':
        return { step: step.next, at, slots: slots.with(step.slot, at) };
      case 'progress':
        return slots[step.slot] === at ? null : { step: step.next, at, slots };
      case 'repeat':
        return this.repeat(step, at, slots, isBehind);
    }
  }

  private read(step: Read, at: number, slots: Slots, isBehind: boolean) {
    const char = this.text[isBehind ? at - 1 : at];
    if (char === undefined || !step.leaf.members.has(char)) return null;
    return { step: step.next, at: isBehind ? at - 1 : at + 1, slots };
  }

  private look(step: Look, at: number, slots: Slots): Point | null {
    const match = this.match(step.inner, at, slots, step.isBehind);
    if ((match === null) !== step.isNegative) return null;
    return { step: step.next, at, slots: match?.slots ?? slots };
  }

  private repeat(step: Repeat, at: number, slots: Slots, isBehind: boolean): Point | null {
    const [from = -1, to = -1] = [slots[step.slot], slots[step.slot + 1]];
    const length = from < 0 || to < 0 ? 0 : to - from;
    const start = isBehind ? at - length : at;
    this.count += length;
    if (!this.isSame(start, from, length)) return null;
    return { step: step.next, at: isBehind ? start : at + length, slots };
  }

  private isSame(one: number, other: number, length: number): boolean {
    const partAt = (at: number) => this.text.slice(at, at + length).join('');
    const [part, again] = [partAt(one), partAt(other)];
    return this.steps.ignoresCase ? part.toLowerCase() === again.toLowerCase() : part === again;
  }
}

export function searchAll(steps: Steps, text: Chars, limit: number): { count: number; ends: number[] } {
  const matcher = new Matcher(steps, text, limit);
  const slots = Array.from({ length: steps.slots }, () => -1);
  const ends: number[] = [];
  let at = 0;
  while (at <= text.length && matcher.count <= limit) {
    matcher.count += 1;
    const match = matcher.match(steps.first, at, slots, false);
    if (match === null && steps.isSticky) break;
    if (match !== null) ends.push(match.at);
    at = Math.max(match?.at ?? 0, at + 1);
  }
  return { count: matcher.count, ends };
}

export function countSteps(steps: Steps, text: Chars, limit: number): number {
  const { count } = searchAll(steps, text, limit);
  return count > limit ? Infinity : count;
}
