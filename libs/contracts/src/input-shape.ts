import type { z } from 'zod';
import { hiddenBounds } from './texts.ts';

export type InputShape =
  | { kind: 'text' | 'file'; most: number }
  | { kind: 'value'; most: number; example: unknown }
  | { kind: 'list'; most: number; item: InputShape }
  | { kind: 'map'; most: number; key: InputShape; value: InputShape }
  | { kind: 'object'; fields: Readonly<Record<string, InputShape>> }
  | { kind: 'either'; options: readonly InputShape[] };

type Schema = z.core.$ZodTypes;
type Def<Type extends Schema['_zod']['def']['type']> = Extract<Schema['_zod']['def'], { type: Type }>;

const unbounded = Number.POSITIVE_INFINITY;
const anything: InputShape = { kind: 'text', most: unbounded };
const mostOfNumber = 32;
const simple = (example: unknown): InputShape => ({ kind: 'value', most: mostOfNumber, example });

/** Forms of one length: their expressions read no further. */
const lengthOfForm: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

type AnyCheck = z.core.$ZodCheck;
type BoundDef = z.core.$ZodCheckMaxLengthDef | z.core.$ZodCheckLengthEqualsDef | z.core.$ZodCheckMaxSizeDef;

const isBound = (def: z.core.$ZodCheckDef): def is BoundDef =>
  ['max_length', 'length_equals', 'max_size'].includes(def.check);
const mostOf = (def: BoundDef): number => ('length' in def ? def.length : def.maximum);
const defsOf = (checks: readonly AnyCheck[] = []) => checks.map((check) => check._zod.def);

function mostOfText(schema: Schema, def: Def<'string'>): number {
  const hidden = hiddenBounds.get(schema);
  if (hidden) return hidden.most;
  if ('format' in def) return lengthOfForm[String(def.format)] ?? unbounded;
  const first = defsOf(def.checks).find(({ check }) => check !== 'overwrite');
  return first && isBound(first) && first.abort ? mostOf(first) : unbounded;
}

const mostOfItems = (checks: readonly AnyCheck[] | undefined): number =>
  Math.min(...defsOf(checks).filter(isBound).map(mostOf), unbounded);

const longest = (values: readonly unknown[]): InputShape => ({
  kind: 'value',
  most: Math.max(mostOfNumber, ...values.map((value) => String(value).length)),
  example: values[0],
});

const shapesOf = (fields: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, shapeOf(schema)]));

function shapeOfMap(schema: Schema, { keyType, valueType }: Def<'record'>): InputShape {
  const most = keyType._zod.values?.size ?? hiddenBounds.get(schema)?.most ?? unbounded;
  return { kind: 'map', most, key: shapeOf(keyType), value: shapeOf(valueType) };
}

function shapeOfPipe({ in: first, out }: Def<'pipe'>): InputShape {
  if (first._zod.def.type !== 'transform') return shapeOf(first);
  const most = hiddenBounds.get(first)?.most ?? unbounded;
  return { kind: 'either', options: [{ kind: 'text', most }, shapeOf(out)] };
}

function shapeOfObject({ shape, catchall }: Def<'object'>): InputShape {
  const fields: InputShape = { kind: 'object', fields: shapesOf(shape) };
  const isOpen = catchall !== undefined && catchall._zod.def.type !== 'never';
  return isOpen ? { kind: 'either', options: [fields, anything] } : fields;
}

type Kind = Schema['_zod']['def']['type'];
type ShapeOf<K extends Kind> = (def: Def<K>, schema: Schema) => InputShape;

const inside = ({ innerType }: { innerType: z.core.$ZodType }) => shapeOf(innerType);

const shapeOfKind: { [K in Kind]?: ShapeOf<K> } = {
  string: (def, schema) => ({ kind: 'text', most: mostOfText(schema, def) }),
  number: (def) => ('coerce' in def && def.coerce ? anything : simple(1)),
  boolean: () => simple(true),
  null: () => simple(null),
  enum: ({ entries }) => longest(Object.values(entries)),
  literal: ({ values }) => longest(values),
  file: ({ checks }) => ({ kind: 'file', most: mostOfItems(checks) }),
  array: ({ checks, element }) => ({ kind: 'list', most: mostOfItems(checks), item: shapeOf(element) }),
  record: (def, schema) => shapeOfMap(schema, def),
  object: shapeOfObject,
  union: ({ options }) => ({ kind: 'either', options: options.map(shapeOf) }),
  pipe: shapeOfPipe,
  optional: inside,
  nullable: inside,
  default: inside,
};

export function shapeOf(given: z.core.$ZodType): InputShape {
  const schema = given as Schema;
  const { def } = schema._zod;
  const toShape = shapeOfKind[def.type] as ShapeOf<Kind> | undefined;
  return toShape?.(def, schema) ?? anything;
}
