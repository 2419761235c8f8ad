export interface RotationOutcome {
  rewrapped: number;
  unreadable: number;
  keyIds: string[];
  usage: Record<string, number>;
}

export interface RotationReport {
  lines: string[];
  complete: boolean;
}

const dataKeys = (count: number) => `${count} data ${count === 1 ? 'key' : 'keys'}`;

export function rotationReport(
  service: string,
  { rewrapped, unreadable, keyIds, usage }: RotationOutcome,
): RotationReport {
  const [current = '', ...older] = keyIds;
  const unknown = Object.keys(usage).filter((id) => !keyIds.includes(id));
  const inUse = [...older, ...unknown].filter((id) => usage[id]);
  return {
    complete: inUse.length === 0,
    lines: [
      `${service}: ${dataKeys(rewrapped)} wrapped anew under ${current}`,
      `  ${current} wraps ${dataKeys(usage[current] ?? 0)}`,
      ...older.map((id) =>
        usage[id]
          ? `  ${id} still wraps ${dataKeys(usage[id])}: keep it, and run this again`
          : `  ${id} wraps nothing: it can be removed from FIELD_KEYS`,
      ),
      ...unknown.map((id) => `  ${id} wraps ${dataKeys(usage[id] ?? 0)} and is not in FIELD_KEYS: add it`),
      ...(unreadable > 0
        ? [`  ${dataKeys(unreadable)} could not be opened; the log names their owners`]
        : []),
    ],
  };
}
