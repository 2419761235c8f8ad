const log = (share: number | undefined): number => Math.log((share ?? 0) + 1e-9);

const placeOfMost = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores));

/** The most probable sequence, from the probabilities of each line and of each step from a role to the next. */
export function mostProbable(
  lines: readonly (readonly number[])[],
  steps: readonly (readonly number[])[],
): number[] {
  const [first, ...others] = lines;
  if (!first) return [];
  let scores = first.map(log);
  const origins = others.map((line) => {
    const before = scores;
    const origin = line.map((_, role) =>
      placeOfMost(before.map((score, from) => score + log(steps[from]?.[role]))),
    );
    scores = line.map((share, role) => {
      const from = origin[role] ?? 0;
      return (before[from] ?? 0) + log(steps[from]?.[role]) + log(share);
    });
    return origin;
  });
  let role = placeOfMost(scores);
  const path = [role];
  for (const origin of origins.reverse()) {
    role = origin[role] ?? 0;
    path.push(role);
  }
  return path.reverse();
}
