import { z } from 'zod';

const partsOf = z.registry<{ parts: number }>();

const whole = (parts: number) => {
  const schema = z.number().int();
  partsOf.add(schema, { parts });
  return schema;
};

export const cents = whole(100);
export const hundredths = whole(100);
export const tenths = whole(10);

const markedNames = [
  'amount',
  'averageBalanceCents',
  'averageDailyBalance',
  'balance',
  'cents',
  'closing',
  'coverage',
  'currentBalanceCents',
  'debtService',
  'deposits',
  'difference',
  'holdbackPercent',
  'in',
  'largestPayerPercent',
  'lowestBalance',
  'monthly',
  'netOperatingCash',
  'notSure',
  'opening',
  'out',
  'overdraftFees',
  'percent',
  'topFivePayersPercent',
  'totalIn',
  'totalOut',
  'trend',
  'trueRevenue',
  'withdrawals',
] as const;
type MarkedName = (typeof markedNames)[number];

type PlainName<K> = K extends 'cents' ? 'amount' : K extends `${infer Name}Cents` ? Name : K;
type MarkedKey<T> = {
  [K in keyof T]-?: K extends MarkedName ? (undefined extends T[K] ? never : K) : never;
}[keyof T];
type PlainPart<T> = [MarkedKey<T>] extends [never]
  ? unknown
  : { plain: { [K in MarkedKey<T> as PlainName<K>]: T[K] } };
type Unchanged = string | number | boolean | null | undefined;

export type InPlainUnits<T> = T extends Unchanged
  ? T
  : T extends readonly (infer E)[]
    ? InPlainUnits<E>[]
    : { [K in keyof T]: InPlainUnits<T[K]> } & PlainPart<T>;

const names: readonly string[] = markedNames;

function oncePerSchema<S extends z.ZodType, T>(compute: (schema: S) => T): (schema: S) => T {
  const results = new WeakMap<S, T>();
  return (schema) => {
    const result = results.get(schema) ?? compute(schema);
    results.set(schema, result);
    return result;
  };
}

const plainName = (name: string): string =>
  name === 'cents' ? 'amount' : name.endsWith('Cents') ? name.slice(0, -'Cents'.length) : name;

const innerOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;

interface MarkedField {
  readonly name: string;
  readonly parts: number;
  readonly isNullable: boolean;
}

const shapeOf = oncePerSchema((schema: z.ZodObject) => Object.entries(schema.shape) as [string, z.ZodType][]);

const markedFields = oncePerSchema((schema: z.ZodObject): MarkedField[] =>
  shapeOf(schema).flatMap(([name, field]) => {
    const parts = partsOf.get(innerOf(field))?.parts;
    if (parts === undefined) return [];
    if (!names.includes(name)) throw new Error(`The name ${name} is not in the list of amounts in parts`);
    return [{ name, parts, isNullable: field instanceof z.ZodNullable }];
  }),
);

function children(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodObject) return shapeOf(schema).map(([, field]) => field);
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return [schema.unwrap() as z.ZodType];
  return [];
}

const isMarked: (schema: z.ZodType) => boolean = oncePerSchema(
  (schema: z.ZodType) =>
    (schema instanceof z.ZodObject && markedFields(schema).length > 0) ||
    children(schema).some((child) => isMarked(child)),
);

function withPlainShape(schema: z.ZodObject): z.ZodObject {
  const fields = shapeOf(schema).map(([name, field]) => [name, plainSchemaOf(field)]);
  const plain = markedFields(schema).map(({ name, isNullable }) => [
    plainName(name),
    isNullable ? z.number().nullable() : z.number(),
  ]);
  const added = plain.length === 0 ? {} : { plain: z.object(Object.fromEntries(plain)) };
  return z.object({ ...Object.fromEntries(fields), ...added });
}

/** The schema of a reply with `plain`. One schema has one such schema, which the API description names as before. */
export const plainSchemaOf: (schema: z.ZodType) => z.ZodType = oncePerSchema((schema: z.ZodType) => {
  if (!isMarked(schema)) return schema;
  if (schema instanceof z.ZodObject) return withPlainShape(schema);
  const [first = z.unknown(), ...others] = children(schema).map(plainSchemaOf);
  if (schema instanceof z.ZodArray) return z.array(first);
  if (schema instanceof z.ZodUnion) return z.union([first, ...others]);
  if (schema instanceof z.ZodRecord) return z.partialRecord(schema.keyType as z.ZodEnum, first);
  return schema instanceof z.ZodOptional ? first.optional() : first.nullable();
});

const storedUnits = new WeakMap<z.ZodType, z.ZodType>();

/** The reply of a route whose amounts are in parts: services answer with those alone, the gateway adds `plain`. */
export function inPlainUnits<S extends z.ZodType>(
  schema: S,
): z.ZodType<InPlainUnits<z.output<S>>, z.input<S>> {
  const reply = plainSchemaOf(schema);
  storedUnits.set(reply, schema);
  return reply as z.ZodType<InPlainUnits<z.output<S>>, z.input<S>>;
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (schema: z.ZodType, value: unknown): boolean =>
  schema instanceof z.ZodObject
    ? isObject(value) &&
      shapeOf(schema).every(
        ([name, field]) => !(field instanceof z.ZodLiteral) || field.values.has(value[name] as never),
      )
    : schema instanceof z.ZodArray === Array.isArray(value);

const inWhole = (value: unknown, parts: number): number | null =>
  typeof value === 'number' ? value / parts : null;

const mapped = (entries: readonly (readonly [string, unknown])[]): Values => Object.fromEntries(entries);

function objectWithPlain(schema: z.ZodObject, value: Values): Values {
  const given = shapeOf(schema).filter(([name]) => name in value);
  const all = { ...value, ...mapped(given.map(([name, field]) => [name, filled(field, value[name])])) };
  const fields = markedFields(schema);
  if (fields.length === 0) return all;
  return {
    ...all,
    plain: mapped(fields.map(({ name, parts }) => [plainName(name), inWhole(value[name], parts)])),
  };
}

function filledParts(schema: z.ZodType, value: Values): Values {
  if (schema instanceof z.ZodObject) return objectWithPlain(schema, value);
  const [inner = schema] = children(schema);
  return mapped(Object.entries(value).map(([name, each]) => [name, filled(inner, each)]));
}

function filled(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined || !isMarked(schema)) return value;
  if (schema instanceof z.ZodRecord || schema instanceof z.ZodObject)
    return isObject(value) ? filledParts(schema, value) : value;
  const inner = children(schema);
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((each) => filled(inner[0] ?? schema, each)) : value;
  const own = inner.find((each) => !(schema instanceof z.ZodUnion) || fits(each, value));
  return own === undefined ? value : filled(own, value);
}

export function withPlainUnits(reply: z.ZodType, value: unknown): unknown {
  const stored = storedUnits.get(reply);
  return stored === undefined ? value : filled(stored, value);
}
