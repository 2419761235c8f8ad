import { passes } from './count-steps.ts';
import type { Check, Step, Steps } from './steps.ts';

export type Read = Step & { kind: 'read' };

interface Way {
  readonly to: Read | null;
  readonly checks: readonly Check[];
}

const mostWays = 5000;

/** All ways that read nothing, each once for every different path. An outer loop may enter an inner loop again. */
function waysFrom(step: Step): Way[] {
  const ways: Way[] = [];
  const onPath: Step[] = [];
  let count = 0;
  const isPassed = (at: Step) =>
    onPath.includes(at) && (at.kind !== 'fork' || onPath.indexOf(at) !== onPath.lastIndexOf(at));
  const follow = (at: Step, checks: readonly Check[]): void => {
    if (++count > mostWays || isPassed(at)) return;
    if (at.kind === 'read' || at.kind === 'end') {
      ways.push({ to: at.kind === 'read' ? at : null, checks });
      return;
    }
    onPath.push(at);
    if (at.kind === 'fork') for (const to of at.to) follow(to, checks);
    else {
      if (at.kind === 'look') follow(at.inner, checks);
      follow(at.next, at.kind === 'check' ? [...checks, at.check] : checks);
    }
    onPath.pop();
  };
  follow(step, []);
  return ways;
}

export type State = Read | null;

export class Ways {
  private readonly stored = new Map<State, readonly Way[]>();
  private readonly reached = new Map<Read, ReadonlySet<Read>>();

  constructor(private readonly steps: Steps) {}

  of(state: State): readonly Way[] {
    const ways = this.stored.get(state) ?? waysFrom(state === null ? this.steps.first : state.next);
    this.stored.set(state, ways);
    return ways;
  }

  after(state: State, before: string | undefined, char: string): Read[] {
    return this.of(state).flatMap(({ to, checks }) =>
      to?.leaf.members.has(char) === true && checks.every((check) => passes(check, before, char)) ? [to] : [],
    );
  }

  reachedFrom(start: Read): ReadonlySet<Read> {
    const stored = this.reached.get(start);
    if (stored !== undefined) return stored;
    const reached = new Set<Read>();
    const pending = [start];
    for (let read = pending.pop(); read !== undefined; read = pending.pop())
      for (const { to } of this.of(read))
        if (to !== null && !reached.has(to)) {
          reached.add(to);
          pending.push(to);
        }
    this.reached.set(start, reached);
    return reached;
  }

  isCycle(one: Read, other: Read): boolean {
    return this.reachedFrom(one).has(other) && this.reachedFrom(other).has(one);
  }
}
