import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { PublishedContract } from '../src/snapshots/published-contracts.ts';
import { breakingChanges } from './breaking-changes.ts';

type Side = PublishedContract['side'];

const contract = (side: Side, schema: z.ZodType) => ({
  it: { side, schema: z.toJSONSchema(schema, { io: side === 'takes' ? 'input' : 'output' }) },
});
const changes = (side: Side, before: z.ZodType, after: z.ZodType) =>
  breakingChanges(contract(side, before), contract(side, after));

const person = z.object({ name: z.string(), age: z.number().optional() });
const level = z.enum(['low', 'high']);
const [circle, square] = [
  z.object({ kind: z.literal('circle'), radius: z.number() }),
  z.object({ kind: z.literal('square'), side: z.number() }),
];

describe('breaking for senders and readers', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a property that is gone', person, person.omit({ age: true }), 'it.age: gone'],
    ['another type', person, person.extend({ name: z.number() }), 'it.name: was string, is number'],
    ['a list that lost a value', level, z.enum(['low']), 'it: no longer high'],
    ['any text that became a list', z.string(), level, 'it: now only one of a list'],
    ['another literal', z.literal('a'), z.literal('b'), 'it: no longer a'],
    ['a higher minimum', z.number().min(1), z.number().min(2), 'it: minimum is tighter'],
    ['a lower maximum', z.number().max(9), z.number().max(8), 'it: maximum is tighter'],
    ['a first maximum', z.string(), z.string().max(8), 'it: maxLength is tighter'],
    ['a shorter list', z.array(z.number()).max(9), z.array(z.number()).max(8), 'it: maxItems is tighter'],
    ['a required list', z.array(z.number()), z.array(z.number()).min(1), 'it: minItems is tighter'],
    ['a fraction refused', z.number(), z.int(), 'it: was number, is integer'],
    ['null refused', z.string().nullable(), z.string(), 'it: was null, is string'],
    ['another format', z.uuid(), z.email(), 'it: format was uuid, is email'],
    ['a first format', z.string(), z.email(), 'it: format was undefined, is email'],
    [
      'a variant that is gone',
      z.discriminatedUnion('kind', [circle, square]),
      circle,
      'it.kind: no longer square',
    ],
    [
      'a change deep inside',
      z.array(z.object({ parts: z.record(z.string(), person) })),
      z.array(z.object({ parts: z.record(z.string(), person.omit({ name: true })) })),
      'it.items.parts.additionalProperties.name: gone',
    ],
  ])('%s', (_, before, after, loss) => {
    expect(changes('takes', before, after)).toContain(loss);
    expect(changes('gives', before, after)).toContain(loss);
  });
});

describe('breaking for senders', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a new required property', person, person.extend({ email: z.string() }), 'it.email: newly required'],
    ['one that was optional', person, person.required(), 'it.age: newly required'],
    ['a type where anything was taken', z.unknown(), z.string(), 'it: was anything, is string'],
    ['other properties refused', person, person.strict(), 'it: other properties are now refused'],
  ])('%s', (_, before, after, loss) => {
    expect(changes('takes', before, after)).toEqual([loss]);
    expect(changes('gives', before, after)).toEqual([]);
  });
});

describe('breaking for readers', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    [
      'a property that may be missing',
      person,
      person.partial({ name: true }),
      'it.name: no longer always there',
    ],
    ['a value that may be null', z.string(), z.string().nullable(), 'it: may now be null'],
    ['a fraction', z.int().min(0).max(9), z.number().min(0).max(9), 'it: was integer, is number'],
    ['anything', z.string(), z.unknown(), 'it: was string, is anything'],
    ['any text instead of a list', level, z.string(), 'it: no longer one of a list'],
  ])('%s', (_, before, after, loss) => {
    expect(changes('gives', before, after)).toEqual([loss]);
    expect(changes('takes', before, after)).toEqual([]);
  });
});

describe('compatible for senders and readers', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['nothing changed', person, person],
    ['a new optional property', person, person.extend({ nick: z.string().optional() })],
    ['a further value of a list', level, z.enum(['low', 'middle', 'high'])],
    ['a lower minimum and a higher maximum', z.number().min(1).max(5), z.number().min(0).max(6)],
    ['a bound that fell away', z.string().max(5), z.string()],
    [
      'a further variant',
      z.discriminatedUnion('kind', [circle, square]),
      z.discriminatedUnion('kind', [circle, square, z.object({ kind: z.literal('dot') })]),
    ],
    ['nullable written another way', z.string().nullable(), z.union([z.null(), z.string()])],
  ])('%s', (_, before, after) => {
    expect(changes('takes', before, after)).toEqual([]);
    expect(changes('gives', before, after)).toEqual([]);
  });

  it('a property that a reader now always receives', () => {
    expect(changes('gives', person, person.required().extend({ email: z.string() }))).toEqual([]);
  });

  it('a new contract', () => {
    const before = contract('gives', person);
    expect(breakingChanges(before, { ...before, other: contract('gives', level).it })).toEqual([]);
  });
});

describe('a contract', () => {
  it('is reported when it is missing', () => {
    expect(breakingChanges(contract('gives', person), {})).toEqual(['it: gone']);
  });

  it('is reported when it changes from a request to a reply', () => {
    expect(breakingChanges(contract('takes', person), contract('gives', person))).toEqual([
      'it: was takes, is gives',
    ]);
  });
});
