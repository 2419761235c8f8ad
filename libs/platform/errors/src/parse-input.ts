import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { type DomainError, invalid } from './domain-error.ts';
import { messages } from './errors.wording.ts';

type Issue = z.core.$ZodRawIssue;

const typeMessages: Readonly<Record<string, string>> = messages.types;
const formatMessages: Readonly<Record<string, string>> = messages.formats;

const isMissing = (issue: Issue) => issue.input === undefined || issue.input === null;

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return fill(messages.mostCharacters, { most });
  return fill(origin === 'array' ? messages.mostEntries : messages.most, { most });
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string' && least === 1) return messages.required;
  if (origin === 'string') return fill(messages.leastCharacters, { least });
  return fill(origin === 'array' ? messages.leastEntries : messages.least, { least });
}

const sentences: { [C in Issue['code']]: (issue: Extract<Issue, { code: C }>) => string } = {
  invalid_type: (issue) =>
    isMissing(issue) ? messages.required : (typeMessages[issue.expected] ?? messages.invalid),
  too_big: ({ origin, maximum }) => tooBig(origin, Number(maximum)),
  too_small: ({ origin, minimum }) => tooSmall(origin, Number(minimum)),
  invalid_format: ({ format }) => formatMessages[format] ?? messages.format,
  not_multiple_of: ({ divisor }) => fill(messages.multiple, { divisor }),
  unrecognized_keys: ({ keys }) => fill(messages.unknownKeys, { keys: keys.join(', ').slice(0, 200) }),
  invalid_union: () => messages.invalid,
  invalid_key: () => messages.invalid,
  invalid_element: () => messages.invalid,
  invalid_value: ({ values }) => fill(messages.choices, { choices: values.map(String).join(', ') }),
  custom: () => messages.invalid,
};

export function inputMessage(issue: Issue): string {
  const toMessage = sentences[issue.code] as (issue: Issue) => string;
  return toMessage(issue);
}

export function invalidFromZod(error: z.ZodError): DomainError {
  return invalid(error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })));
}

export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { error: inputMessage });
  if (!parsed.success) throw invalidFromZod(parsed.error);
  return parsed.data;
}
