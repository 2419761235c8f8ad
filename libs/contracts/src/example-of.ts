import { z } from 'zod';
import { exampleValues } from './example-values.ts';

/** What of JSON Schema the contracts use. */
interface Described {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Described[];
  oneOf?: Described[];
  properties?: Record<string, Described>;
  propertyNames?: Described;
  additionalProperties?: Described | boolean;
  items?: Described;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
  description?: string;
}

const byFormat: Record<string, string> = {
  uuid: '0198c1de-0000-7000-8000-000000000001',
  'date-time': '2026-03-02T09:30:00.000Z',
  date: '2026-03-02',
  email: 'ana.ruiz@example.com',
  uri: 'https://example.com/',
  binary: 'The bytes of the file',
};

const inWords = (name: string) => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const textOf = ({ format = '', description, maxLength }: Described, name: string) =>
  (byFormat[format] ?? description ?? inWords(name)).slice(0, maxLength);

function numberOf({ minimum, exclusiveMinimum, maximum = Infinity }: Described): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  return Math.min(Math.max(1, least), maximum);
}

function recordOf({ propertyNames, additionalProperties }: Described, name: string) {
  if (typeof additionalProperties !== 'object') return {};
  const keys = (propertyNames?.enum ?? ['example']) as string[];
  return Object.fromEntries(keys.map((key) => [key, built(additionalProperties, name)]));
}

function objectOf(schema: Described, name: string): object {
  if (!schema.properties) return recordOf(schema, name);
  const fields = Object.entries(schema.properties);
  return Object.fromEntries(fields.map(([field, of]) => [field, built(of, field)]));
}

const listOf = ({ items = {}, minItems = 1 }: Described, name: string) =>
  Array.from({ length: Math.max(minItems, 1) }, () => built(items, name));

const byType: Record<string, (schema: Described, name: string) => unknown> = {
  object: objectOf,
  array: listOf,
  string: textOf,
  number: numberOf,
  integer: numberOf,
  boolean: () => true,
  null: () => null,
};

const typeOf = ({ type }: Described) => (Array.isArray(type) ? type.find((each) => each !== 'null') : type);

/** Of alternatives the first that says something. */
function firstOf({ anyOf, oneOf }: Described): Described | undefined {
  const alternatives = anyOf ?? oneOf;
  return alternatives?.find(({ type }) => type !== 'null') ?? alternatives?.[0];
}

function known(schema: Described, name: string): unknown {
  const value = schema.format === undefined ? exampleValues[name] : undefined;
  return typeof value === typeOf(schema)?.replace('integer', 'number') ? value : undefined;
}

function built(schema: Described, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const alternative = firstOf(schema);
  if (alternative && !schema.format) return built(alternative, name);
  return known(schema, name) ?? byType[typeOf(schema) ?? 'string']?.(schema, name);
}

/** A valid value of a contract: of what a client sends, or of what it receives. The same at every call. */
export function exampleOf<S extends z.ZodType>(schema: S, io: 'input'): z.input<S>;
export function exampleOf<S extends z.ZodType>(schema: S, io: 'output'): z.output<S>;
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const described = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Described;
  return built(described, 'example');
}
