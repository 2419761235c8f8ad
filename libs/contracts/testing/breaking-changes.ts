import type {
  JsonSchema,
  PublishedContract,
  PublishedContracts,
} from '../src/snapshots/published-contracts.ts';

type Side = PublishedContract['side'];

interface Place {
  path: string;
  side: Side;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asSchema = (value: unknown): JsonSchema => (isSchema(value) ? value : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const typeOf = (schema: JsonSchema) => (typeof schema['type'] === 'string' ? schema['type'] : undefined);
const within = ({ path, side }: Place, name: string): Place => ({ path: `${path}.${name}`, side });

function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(union)) return union.flatMap((each) => alternativesOf(asSchema(each)));
  if (Array.isArray(schema['type']))
    return (schema['type'] as unknown[]).map((type) => ({ ...schema, type }));
  return [schema];
}

function valuesOf(schema: JsonSchema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

function typeChanges(before: JsonSchema, after: JsonSchema, { path, side }: Place): string[] {
  const [was, is] = [typeOf(before), typeOf(after)];
  if (was === is) return [];
  const wider = is === undefined || (was === 'integer' && is === 'number');
  const isFirstType = was === undefined;
  if (side === 'takes' ? wider : isFirstType) return [];
  return [`${path}: was ${was ?? 'anything'}, is ${is ?? 'anything'}`];
}

function valueChanges(before: JsonSchema, after: JsonSchema, { path, side }: Place): string[] {
  const [were, are] = [valuesOf(before), valuesOf(after)];
  if (!are) return were && side === 'gives' ? [`${path}: no longer one of a list`] : [];
  if (!were) return [`${path}: now only one of a list`];
  return were.filter((value) => !are.includes(value)).map((value) => `${path}: no longer ${String(value)}`);
}

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

function boundChanges(before: JsonSchema, after: JsonSchema, { path }: Place): string[] {
  const tighter = (bound: string, by: (was: number, is: number) => boolean) => {
    const [was, is] = [before[bound], after[bound]];
    return typeof is === 'number' && (typeof was !== 'number' || by(was, is));
  };
  return [
    ...lowerBounds.filter((bound) => tighter(bound, (was, is) => is > was)),
    ...upperBounds.filter((bound) => tighter(bound, (was, is) => is < was)),
  ].map((bound) => `${path}: ${bound} is tighter`);
}

function formatChanges(before: JsonSchema, after: JsonSchema, { path, side }: Place): string[] {
  const [was, is] = [before['format'], after['format']];
  const free = side === 'takes' && is === undefined;
  return was === is || free ? [] : [`${path}: format was ${String(was)}, is ${String(is)}`];
}

function propertyChanges(before: JsonSchema, after: JsonSchema, place: Place): string[] {
  const [were, are] = [asSchema(before['properties']), asSchema(after['properties'])];
  const [needed, needs] = [asList(before['required']), asList(after['required'])];
  const lost = Object.keys(were).filter((name) => !(name in are));
  const demanded = place.side === 'takes' ? needs.filter((name) => !needed.includes(name)) : [];
  const loosened = place.side === 'gives' ? needed.filter((name) => !needs.includes(name)) : [];
  return [
    ...lost.map((name) => `${place.path}.${name}: gone`),
    ...demanded.map((name) => `${place.path}.${String(name)}: newly required`),
    ...loosened
      .filter((name) => !lost.includes(String(name)))
      .map((name) => `${place.path}.${String(name)}: no longer always there`),
    ...Object.keys(were)
      .filter((name) => name in are)
      .flatMap((name) => schemaChanges(asSchema(were[name]), asSchema(are[name]), within(place, name))),
  ];
}

function innerChanges(before: JsonSchema, after: JsonSchema, place: Place): string[] {
  const nested = ['items', 'additionalProperties', 'propertyNames'].filter((name) => isSchema(before[name]));
  const inner = nested.flatMap((name) =>
    schemaChanges(asSchema(before[name]), asSchema(after[name]), within(place, name)),
  );
  const closed =
    place.side === 'takes' &&
    after['additionalProperties'] === false &&
    before['additionalProperties'] !== false;
  return closed ? [...inner, `${place.path}: other properties are now refused`] : inner;
}

const checks = [typeChanges, valueChanges, boundChanges, formatChanges, propertyChanges, innerChanges];

const alternativeChanges = (before: JsonSchema, after: JsonSchema, place: Place): string[] =>
  checks.flatMap((check) => check(before, after, place));

function fewest(candidates: string[][]): string[] {
  return candidates.reduce((best, each) => (each.length < best.length ? each : best));
}

function schemaChanges(before: JsonSchema, after: JsonSchema, place: Place): string[] {
  const [were, are] = [alternativesOf(before), alternativesOf(after)];
  const narrowed = were.flatMap((was) => fewest(are.map((is) => alternativeChanges(was, is, place))));
  if (place.side === 'takes') return narrowed;
  const types = new Set(were.map((was) => was['type']));
  const widened = are.filter((is) => are.length > were.length && !types.has(is['type']));
  return [...narrowed, ...widened.map((is) => `${place.path}: may now be ${String(is['type'])}`)];
}

/** Additions are compatible: a new contract, an optional property, another value of a list, a looser bound. */
export function breakingChanges(published: PublishedContracts, live: PublishedContracts): string[] {
  return Object.entries(published).flatMap(([name, { side, schema }]) => {
    const now = live[name];
    if (!now) return [`${name}: gone`];
    if (now.side !== side) return [`${name}: was ${side}, is ${now.side}`];
    return schemaChanges(schema, now.schema, { path: name, side });
  });
}
