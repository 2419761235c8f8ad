interface Item {
  cents: number;
  direction: number | null;
}

const maxChanges = 3;

export function solveSigns(items: readonly Item[], difference: number): number[] | null {
  for (let changes = 0; changes <= maxChanges; changes += 1) {
    const moves = movesWith(items, difference, changes);
    if (moves) return moves;
  }
  return null;
}

function movesWith(items: readonly Item[], difference: number, changes: number): number[] | null {
  const [item, ...others] = items;
  if (!item) return difference === 0 && changes === 0 ? [] : null;
  for (const { factor, cost } of factorsOf(item)) {
    if (cost > changes) continue;
    const move = factor * item.cents;
    const rest = movesWith(others, difference - move, changes - cost);
    if (rest) return [move, ...rest];
  }
  return null;
}

function factorsOf({ direction, cents }: Item): { factor: number; cost: number }[] {
  if (cents === 0) return [{ factor: 0, cost: 0 }];
  const usual = direction ?? 1;
  return [
    { factor: usual, cost: 0 },
    { factor: -usual, cost: direction === null ? 0 : 1 },
    { factor: 0, cost: 1 },
  ];
}
