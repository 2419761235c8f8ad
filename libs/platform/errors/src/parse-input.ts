import { z } from 'zod';
import { type DomainError, invalid } from './domain-error.ts';

type Issue = z.core.$ZodRawIssue;

const typeMessages: Record<string, string> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  bigint: 'Enter a whole number',
  boolean: 'Answer true or false',
  date: 'Enter a date',
  array: 'Send a list',
  object: 'Send a JSON object',
  record: 'Send a JSON object',
};

const formatMessages: Record<string, string> = {
  email: 'Enter a valid email address',
  url: 'Enter a valid web address',
  uuid: 'This is no id',
  guid: 'This is no id',
  date: 'Enter a date as YYYY-MM-DD',
  datetime: 'Enter a date and time such as 2026-01-31T09:30:00Z',
};

const units: Record<string, (count: unknown) => string> = {
  string: (count) => ` ${String(count)} characters`,
  array: (count) => ` ${String(count)} entries`,
};
const amount = (origin: string, count: unknown) => units[origin]?.(count) ?? ` ${String(count)}`;

const isMissing = (issue: Issue) => issue.input === undefined || issue.input === null;

const messages: { [C in Issue['code']]: (issue: Extract<Issue, { code: C }>) => string } = {
  invalid_type: (issue) =>
    isMissing(issue) ? 'Required' : (typeMessages[issue.expected] ?? 'This is not valid'),
  too_big: ({ origin, maximum }) => `At most${amount(origin, maximum)}`,
  too_small: ({ origin, minimum }) =>
    origin === 'string' && minimum === 1 ? 'Required' : `At least${amount(origin, minimum)}`,
  invalid_format: ({ format }) => formatMessages[format] ?? 'This does not have the right form',
  not_multiple_of: ({ divisor }) => `Enter a multiple of ${String(divisor)}`,
  unrecognized_keys: ({ keys }) => `Unknown: ${keys.join(', ').slice(0, 200)}`,
  invalid_union: () => 'This is not valid',
  invalid_key: () => 'This is not valid',
  invalid_element: () => 'This is not valid',
  invalid_value: ({ values }) => `Choose one of: ${values.map(String).join(', ')}`,
  custom: () => 'This is not valid',
};

function messageOf(issue: Issue): string {
  const toMessage = messages[issue.code] as (issue: Issue) => string;
  return toMessage(issue);
}

export function invalidFromZod(error: z.ZodError): DomainError {
  return invalid(error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })));
}

export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { error: messageOf });
  if (!parsed.success) throw invalidFromZod(parsed.error);
  return parsed.data;
}
