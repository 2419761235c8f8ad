import { fill } from '@groundwork/wording';
import type { z } from 'zod';
import { checkProgram, isWarning } from './check-program.ts';
import type { CheckContext, Fault, FaultCode } from './check-program.ts';
import { criteriaProgram, documentWithoutPrograms, mostPrograms } from './criteria-document.ts';
import type { CriteriaDocument, CriteriaProgram } from './criteria-document.ts';
import { faults } from './criteria-format.wording.ts';
import { messageOf, pathText } from './schema-faults.ts';
import type { Path } from './schema-faults.ts';

interface Finding {
  readonly path: string;
  readonly code: FaultCode;
  readonly message: string;
}

interface CheckedDocument {
  readonly valid: boolean;
  readonly programs: number;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Null unless the document is valid. */
  readonly document: CriteriaDocument | null;
}

const MOST_LISTED = 100;
const DAY_MS = 86_400_000;

/** The first fault of a value explains the others. */
function schemaFaults(error: z.ZodError | undefined, start: Path = []): Fault[] {
  const byPath = new Map<string, Fault>();
  for (const issue of error?.issues ?? []) {
    const path = [...start, ...issue.path];
    const text = pathText(path);
    if (!byPath.has(text)) byPath.set(text, { path, code: 'SCHEMA', message: messageOf(issue) });
  }
  return [...byPath.values()];
}

function listIn(value: unknown, key: string): unknown[] {
  const list = (value as Record<string, unknown> | null | undefined)?.[key];
  return Array.isArray(list) ? list : [];
}

function duplicates(programs: readonly unknown[]): Fault[] {
  const first = new Map<string, number>();
  return programs.flatMap((program, at): Fault[] => {
    const id = (program as { id?: unknown } | null)?.id;
    if (typeof id !== 'string') return [];
    const before = first.get(id);
    if (before === undefined) first.set(id, at);
    const message = fill(faults.duplicate, { first: pathText(['programs', before ?? at]) });
    return before === undefined ? [] : [{ path: ['programs', at, 'id'], code: 'DUPLICATE_ID', message }];
  });
}

function checkEach(given: readonly unknown[], context: CheckContext) {
  const programFaults: Fault[] = [];
  const programs: CriteriaProgram[] = [];
  given.forEach((value, at) => {
    const parsed = criteriaProgram.safeParse(value, { reportInput: true });
    const start = ['programs', at];
    if (!parsed.success) {
      programFaults.push(...schemaFaults(parsed.error, start));
      return;
    }
    programs.push(parsed.data);
    const { criteria } = value as { criteria: object };
    for (const fault of checkProgram(parsed.data, criteria, context))
      programFaults.push({ ...fault, path: [...start, ...fault.path] });
  });
  return { programFaults, programs };
}

function publishedFaults(publishedAt: string, now: string): Fault[] {
  const isFuture = Date.parse(publishedAt) > Date.parse(now) + DAY_MS;
  return isFuture ? [{ path: ['publishedAt'], code: 'FUTURE_DATE', message: faults.futureMoment }] : [];
}

const toFinding = ({ path, code, message }: Fault): Finding => ({ path: pathText(path), code, message });

/** The format of `docs/lender-criteria.md`. A fault of one program does not hide those of another. */
export function checkCriteriaDocument(value: unknown, context: CheckContext): CheckedDocument {
  const whole = documentWithoutPrograms.safeParse(value, { reportInput: true });
  const given = listIn(value, 'programs').slice(0, mostPrograms);
  const { programFaults, programs } = checkEach(given, context);
  const all = [
    ...schemaFaults(whole.error),
    ...(whole.success ? publishedFaults(whole.data.publishedAt, context.now) : []),
    ...duplicates(given),
    ...programFaults,
  ];
  const warnings = all.filter(isWarning);
  const errors = all.filter((fault) => !isWarning(fault));
  const valid = errors.length === 0;
  return {
    valid,
    programs: listIn(value, 'programs').length,
    errors: errors.slice(0, MOST_LISTED).map(toFinding),
    warnings: warnings.slice(0, MOST_LISTED).map(toFinding),
    document: valid && whole.success ? { ...whole.data, programs } : null,
  };
}
