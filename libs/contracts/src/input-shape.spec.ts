import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { openPlaces, placesOf } from '../testing/open-places.ts';
import { events } from './events/catalog.ts';
import { shapeOf } from './input-shape.ts';
import { analyzeDocumentJob } from './jobs.ts';
import { profileInput } from './profile/input.ts';
import type { RouteContract } from './rest/define.ts';
import { routes } from './rest/routes.ts';
import { rpc } from './rpc/catalog.ts';
import type { RpcContract } from './rpc/define.ts';
import { statementRows } from './statement-rows.ts';
import { boundedText, mapOf, numberText, documentText, trimmedText } from './texts.ts';

const placesIn = (schema: z.ZodType, name = 'it') => placesOf(shapeOf(schema), name);
const openIn = (schema: z.ZodType) => openPlaces(placesIn(schema));

describe('the bound of an input', () => {
  it.each<[string, z.ZodType, number]>([
    ['a text', boundedText(7), 7],
    ['a trimmed text with further checks', trimmedText(8).toLowerCase().min(1).regex(/x/), 8],
    ['an id', z.uuid(), 36],
    ['a day', z.iso.date(), 10],
    ['a choice', z.enum(['a', 'b'.repeat(40)]), 40],
    ['a literal', z.literal('c'.repeat(50)), 50],
    ['a number', z.number(), 32],
    ['a text of a document', documentText(9), 9],
    ['a file', z.file().max(6), 6],
    ['a checked text', boundedText(3).pipe(z.email()), 3],
    ['an optional text with a default', boundedText(4).nullable().optional().default('a'), 4],
  ])('is known of %s', (_, schema, most) => {
    expect(placesIn(schema)).toEqual([expect.objectContaining({ most })]);
  });

  it('is known of the text that becomes a number, and of lists and maps', () => {
    expect(placesIn(numberText(z.number())).map(({ most }) => most)).toEqual([32, 32]);
    expect(placesIn(z.array(boundedText(2)).max(3)).map(({ most }) => most)).toEqual([3, 2]);
    expect(placesIn(mapOf(4, boundedText(5), boundedText(6))).map(({ most }) => most)).toEqual([4, 5, 6]);
    expect(openIn(z.record(z.enum(['a', 'b']), z.boolean()))).toEqual([]);
  });

  it.each<[string, z.ZodType, string]>([
    ['a text without a limit', z.string(), 'text'],
    ['a limit that does not end the check', z.string().max(5), 'text'],
    ['an expression before the limit', z.string().regex(/x/).max(5, { abort: true }), 'text'],
    ['a test before the limit', z.string().refine(Boolean).max(5, { abort: true }), 'text'],
    ['an email address', z.email(), 'text'],
    ['an email address with a limit behind it', z.email().max(5, { abort: true }), 'text'],
    ['a moment', z.iso.datetime(), 'text'],
    ['a number of any text', z.coerce.number(), 'text'],
    ['a conversion of any text', z.preprocess(String, z.number()), 'text'],
    ['anything', z.unknown(), 'text'],
    ['further properties', z.looseObject({}), 'text'],
    ['a list', z.array(z.number()), 'list'],
    ['a map', z.record(boundedText(1), z.number()), 'map'],
    ['a file', z.file(), 'file'],
  ])('is missing of %s', (_, schema, kind) => {
    expect(openIn(schema)).toEqual([`it: ${kind}`]);
  });
});

const parts = ['params', 'query', 'headers', 'body', 'form'] as const;
/** The gateway passes these bodies on as raw text, within `mostRawBytes`. */
const isRaw = ({ consumes }: RouteContract, part: string) => part === 'body' && consumes === 'text/plain';

const routeInputs = Object.entries<RouteContract>(routes).flatMap(([name, route]) =>
  parts.flatMap((part) => {
    const schema = route[part];
    return schema && !isRaw(route, part) ? [[`${name} ${part}`, schema] as const] : [];
  }),
);
const requests = Object.values(rpc).flatMap((service) =>
  Object.values<RpcContract>(service).map(({ subject, request }) => [subject, request] as const),
);
const fromDocumentsAndOwners = (
  [
    'documentUploaded',
    'documentProcessed',
    'documentFailed',
    'documentReviewed',
    'documentDeleted',
    'profileSaved',
    'evidenceChanged',
  ] as (keyof typeof events)[]
).map((name) => [name, events[name].data] as const);
const messages = [
  ...fromDocumentsAndOwners,
  ['job', analyzeDocumentJob] as const,
  ['rows of a statement', statementRows] as const,
];

describe('an input', () => {
  it.each<readonly [string, z.ZodType]>([...routeInputs, ...requests])(
    'has a bound before its first expression: %s',
    (_, schema) => {
      expect(openIn(schema)).toEqual([]);
    },
  );

  it('has a limit if it is a raw body', () => {
    const raw = Object.values<RouteContract>(routes).filter(({ consumes }) => consumes === 'text/plain');
    expect(raw.filter(({ mostRawBytes }) => mostRawBytes === undefined)).toEqual([]);
    expect(raw).toHaveLength(2);
  });

  it('is one of hundreds of texts', () => {
    const all = [...routeInputs, ...requests].flatMap(([name, schema]) => placesIn(schema, name));
    expect(all.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(900);
  });
});

describe('a text of a document or of an owner in a message', () => {
  it.each(messages)('has a bound: %s', (_, schema) => {
    const texts = placesIn(schema).filter(({ kind }) => kind === 'text');
    expect(openPlaces(texts)).toEqual([]);
  });
});

it('each number of a profile is at most 32 characters, each other text at most 5,000', () => {
  const texts = placesIn(profileInput).filter(({ kind }) => kind === 'text');
  expect(new Set(texts.map(({ most }) => most))).toEqual(new Set([32, 40, 50, 200, 5000]));
});
