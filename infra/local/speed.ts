/** On two calm cores, for which the tests state their deadlines. */
const USUAL_MS = 180;
const MOST_PATIENCE = 6;

const rows = Array.from({ length: 2000 }, (_, n) => ({ id: `row ${n}`, cents: n * 101, days: [n, n + 1] }));

function fixedWorkMs(): number {
  const since = performance.now();
  for (let round = 0; round < 100; round += 1) JSON.parse(JSON.stringify(rows));
  return performance.now() - since;
}

export const patienceFor = (ms: number): number =>
  Math.round(10 * Math.min(MOST_PATIENCE, Math.max(1, ms / USUAL_MS))) / 10;

export function patienceOfMachine(): number {
  const [, middle = USUAL_MS] = [fixedWorkMs(), fixedWorkMs(), fixedWorkMs()].sort((a, b) => a - b);
  return patienceFor(middle);
}
