export interface Candidate {
  readonly day: number;
  readonly cost: number;
}

export interface Step {
  readonly back: number;
  readonly candidates: readonly Candidate[];
}

const minMargin = 1;

function along(steps: readonly Step[], isBack: (before: number, day: number) => boolean): number[][] {
  const sums: number[][] = [];
  for (const [at, { candidates, back }] of steps.entries()) {
    const before = steps[at - 1]?.candidates ?? [];
    sums.push(
      candidates.map(({ day, cost }) => {
        const ways = before.map(
          (each, index) => (sums[at - 1]?.[index] ?? 0) + (isBack(each.day, day) ? back : 0),
        );
        return cost + (ways.length > 0 ? Math.min(...ways) : 0);
      }),
    );
  }
  return sums;
}

function reversed(steps: readonly Step[]): Step[] {
  return steps.map((_, at) => {
    const own = steps.length - 1 - at;
    return { back: steps[own + 1]?.back ?? 0, candidates: steps[own]?.candidates ?? [] };
  });
}

interface Ordered {
  readonly days: readonly (number | null)[];
  readonly cost: number;
}

function inOrder(steps: readonly Step[], direction: 1 | -1): Ordered {
  const forward = along(steps, (before, day) => day * direction < before * direction);
  const backward = along(reversed(steps), (after, day) => day * direction > after * direction).reverse();
  const sums = steps.map(({ candidates }, at) =>
    candidates.map(({ cost }, each) => (forward[at]?.[each] ?? 0) + (backward[at]?.[each] ?? 0) - cost),
  );
  const days = sums.map((own, at) => {
    const least = Math.min(...own);
    const isClear = own.filter((sum) => sum < least + minMargin).length === 1;
    return isClear ? (steps[at]?.candidates[own.indexOf(least)]?.day ?? null) : null;
  });
  return { days, cost: Math.min(...(sums[0] ?? [0])) };
}

/** The day of each step, if the order of the rows leaves one only. The newest row can be the first. */
export function daysInOrder(steps: readonly Step[]): readonly (number | null)[] {
  const [rising, falling] = [inOrder(steps, 1), inOrder(steps, -1)];
  return falling.cost < rising.cost ? falling.days : rising.days;
}
