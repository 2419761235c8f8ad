export interface RotationOutcome {
  rewrapped: number;
  unreadable: number;
  usage: Record<string, number>;
}

export interface RotationReport {
  lines: string[];
  complete: boolean;
}

const dataKeys = (count: number) => `${count} data ${count === 1 ? 'key' : 'keys'}`;

function usageIn(outcomes: readonly RotationOutcome[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const [id, count] of outcomes.flatMap(({ usage }) => Object.entries(usage)))
    total.set(id, (total.get(id) ?? 0) + count);
  return total;
}

export function rotationReport(
  keyIds: readonly string[],
  places: Readonly<Record<string, RotationOutcome>>,
): RotationReport {
  const [current = '', ...older] = keyIds;
  const outcomes = Object.values(places);
  const usage = usageIn(outcomes);
  const countOf = (id: string) => usage.get(id) ?? 0;
  const unknown = [...usage.keys()].filter((id) => !keyIds.includes(id));
  const unreadable = outcomes.reduce((sum, each) => sum + each.unreadable, 0);
  return {
    complete: [...older, ...unknown].every((id) => countOf(id) === 0),
    lines: [
      ...Object.entries(places).map(
        ([place, { rewrapped }]) => `${place}: ${dataKeys(rewrapped)} wrapped anew under ${current}`,
      ),
      `${current} wraps ${dataKeys(countOf(current))}`,
      ...older.map((id) =>
        countOf(id) > 0
          ? `${id} still wraps ${dataKeys(countOf(id))}: keep it, and run this again`
          : `${id} wraps nothing: it can be removed from FIELD_KEYS`,
      ),
      ...unknown.map((id) => `${id} wraps ${dataKeys(countOf(id))} and is not in FIELD_KEYS: add it`),
      ...(unreadable > 0 ? [`${dataKeys(unreadable)} could not be opened; the log names their owners`] : []),
    ],
  };
}
