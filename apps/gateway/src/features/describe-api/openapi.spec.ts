import { describe, expect, it } from '@jest/globals';
import {
  callerKindOf,
  defineRoute,
  fieldNames,
  problemCodes,
  routeErrorsOf,
  type RouteContract,
  capabilities,
  routes,
} from '@groundwork/contracts';
import { httpStatusOf } from '@groundwork/platform-errors';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';
import { openApiDocument } from './describe-api.query.ts';

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Json;
  example?: unknown;
}
interface Media {
  schema: Json;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
interface Operation {
  operationId: string;
  tags: string[];
  'x-grant'?: Json;
  summary: string;
  description: string;
  security: Json[];
  parameters: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
}
interface Described {
  openapi: string;
  info: Json;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Json>;
    examples: Record<string, { value: Json }>;
    securitySchemes: Json;
  };
}

const described = (...given: Parameters<typeof openApiDocument>) =>
  openApiDocument(...given) as unknown as Described;
const document = described(capabilities, '1.2.3');
const { paths } = document;
const entries = Object.entries<RouteContract>(routes);
const templated = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const things = (group: Record<string, RouteContract>) =>
  described([{ name: 'Things', description: 'For this test', routes: group }], '1');

function operationOf(route: RouteContract, { paths: within } = document): Operation {
  const operation = within[templated(route.path)]?.[route.method.toLowerCase()];
  if (!operation) throw new Error(`${route.method} ${route.path} is not described`);
  return operation;
}

function resolved(schema: Json | undefined): Json {
  const name = (schema?.['$ref'] as string | undefined)?.split('/').at(-1);
  return (name === undefined ? schema : document.components.schemas[name]) ?? {};
}

const mediaOf = ({ requestBody, responses }: Operation) =>
  [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'https://groundwork.test/api', components: document.components });

const validators = new Map<string, ValidateFunction>();

function mistakesIn(schema: Json, value: unknown): unknown {
  const located = JSON.stringify(schema).replaceAll('"#/', '"https://groundwork.test/api#/');
  const isValid = validators.get(located) ?? ajv.compile(JSON.parse(located) as Json);
  validators.set(located, isValid);
  return isValid(value) ? null : isValid.errors;
}

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 with a title, the given version and both ways to sign in', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Groundwork', version: '1.2.3' });
    expect(document.components.securitySchemes).toEqual({
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'groundwork_session' },
    });
  });

  it('is the same after a round trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('describes each route once and nothing else', () => {
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = entries.map(([, { method, path }]) => `${method} ${templated(path)}`);
    expect(operations.sort()).toEqual(declared.sort());
    expect(new Set(declared).size).toBe(entries.length);
  });

  it.each(entries)('%s: has access, description and failures', (name, route) => {
    const operation = operationOf(route);
    expect(operation.operationId).toBe(name);
    expect(operation.summary.trim()).not.toBe('');
    expect(operation.security).toEqual(route.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }]);
    expect(operation.description.trim()).not.toBe('');
    expect(operation.responses[route.status]?.description).not.toBe('');
    const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
    for (const [, { content }] of failures) {
      const failure = resolved(content?.['application/json']?.schema);
      expect(failure['required']).toEqual(expect.arrayContaining(['message', 'code']));
      expect(Object.keys(failure['properties'] ?? {})).toContain('details');
    }
  });

  it.each(entries)('%s: lists each error code at its status', (_, route) => {
    const { responses } = operationOf(route);
    const codes = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content?.['application/json']?.examples ?? {}).map((code) => `${status} ${code}`),
    );
    const declared = routeErrorsOf(route).map(({ code, kind }) => `${httpStatusOf[kind]} ${code}`);
    expect(codes.sort()).toEqual([...new Set(declared)].sort());
  });

  it.each(entries)('%s: names its caller', (_name, route) => {
    const caller = route.access === 'public' ? undefined : callerKindOf(route.access);
    expect(operationOf(route)['x-grant']).toEqual(caller);
  });

  it.each(entries)('%s: has one tag with a description', (name, route) => {
    const group = capabilities.find(({ routes: grouped }) => Object.hasOwn(grouped, name));
    expect(operationOf(route).tags).toEqual([group?.name]);
    expect(document.tags.map((tag) => tag.name)).toContain(group?.name);
  });

  it.each(entries)('%s: has JSON content only if the route replies with JSON', (_, route) => {
    const content = operationOf(route).responses[route.status]?.content ?? {};
    const type = route.reply ? 'application/json' : route.produces;
    expect(Object.keys(content)).toEqual(type ? [type] : []);
  });

  it.each(entries)('%s: declares its parameters', (_, route) => {
    const { parameters } = operationOf(route);
    const inPath = parameters.filter((each) => each.in === 'path').map((each) => each.name);
    expect(inPath).toEqual([...templated(route.path).matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    for (const parameter of parameters) {
      expect(['path', 'query', 'header']).toContain(parameter.in);
      expect(parameter.schema).toBeDefined();
      if (parameter.in === 'path') expect(parameter.required).toBe(true);
    }
  });

  it.each(entries)('%s: has a valid example of each body', (_, route) => {
    const media = mediaOf(operationOf(route)).filter(({ schema }) => schema['type'] !== 'string');
    expect(media.length).toBeGreaterThan(0);
    for (const { schema, example, examples } of media) {
      const named = Object.keys(examples ?? {}).map((code) => document.components.examples[code]?.value);
      const values = examples ? named : [example];
      expect(values).not.toContain(undefined);
      for (const value of values) expect(mistakesIn(schema, value)).toBeNull();
    }
  });

  it.each(entries)('%s: has a valid example of each parameter', (_, route) => {
    for (const { name, schema, example } of operationOf(route).parameters)
      expect([name, mistakesIn(schema, example)]).toEqual([name, null]);
  });

  it('detects an example that is not valid, also behind a reference', () => {
    const { schema } = mediaOf(operationOf(routes.login))[0] ?? { schema: {} };
    expect(Object.keys(schema)).toEqual(['$ref']);
    expect(mistakesIn(schema, { email: 'ana.ruiz@example.com', password: 5 })).not.toBeNull();
  });

  it.each(entries)('%s: has examples that the contract accepts', (_, route) => {
    const { requestBody, responses } = operationOf(route);
    const sent = requestBody?.content['application/json']?.example;
    const received = responses[route.status]?.content?.['application/json']?.example;
    expect(route.body?.safeParse(sent).error).toBeUndefined();
    expect(route.reply?.safeParse(received).error).toBeUndefined();
  });

  it.each([routes.uploadDocument, routes.changePicture, routes.importCatalogue])(
    '$path: has an example of the other form fields that the contract accepts',
    (route) => {
      const { example } = operationOf(route).requestBody?.content['multipart/form-data'] ?? {};
      expect((route.form as z.ZodObject).omit({ file: true }).safeParse(example).error).toBeUndefined();
    },
  );

  it('is valid by the schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone({ ...document }));
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('is not valid by that schema with a tag without a name', async () => {
    const { valid } = await new Validator().validate({ ...document, tags: [{ description: 'No name' }] });
    expect(valid).toBe(false);
  });

  it('references only schemas that it contains, and contains no unused schema', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/(schemas|examples)\/(\w+)"/g)];
    const named = (kind: string) =>
      new Set(references.filter(([, at]) => at === kind).map(([, , name]) => name));
    expect([...named('schemas')].sort()).toEqual(Object.keys(document.components.schemas).sort());
    expect(Object.keys(document.components.examples)).toEqual(expect.arrayContaining([...named('examples')]));
    expect(Object.keys(document.components.examples).sort()).toEqual(Object.keys(problemCodes).sort());
  });

  it('contains no large schema inside an operation', () => {
    const inline = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) => mediaOf(operation).map(({ schema }) => JSON.stringify(schema).length));
    expect(Math.max(...inline)).toBeLessThan(2_000);
  });

  it('gives parameters their types', () => {
    const of = (route: RouteContract) =>
      operationOf(route).parameters.map(({ name, schema }) => [name, schema['type'], schema['format']]);
    expect(of(routes.documents)).toEqual([
      ['limit', 'integer', undefined],
      ['cursor', 'string', undefined],
      ['x-business-id', 'string', 'uuid'],
    ]);
    expect(of(routes.document)).toEqual([
      ['id', 'string', 'uuid'],
      ['x-business-id', 'string', 'uuid'],
    ]);
    expect(of(routes.stripeWebhook)).toEqual([['stripe-signature', 'string', undefined]]);
  });

  it('describes the upload as a form of file, category and optional subcategory', () => {
    const schema = operationOf(routes.uploadDocument).requestBody?.content['multipart/form-data']?.schema;
    expect(Object.keys(resolved(schema)['properties'] as Json)).toEqual(['file', 'category', 'subcategory']);
    expect(resolved(schema)['required']).toEqual(['file', 'category']);
  });

  it.each([
    [routes.changePicture, ['file']],
    [routes.importCatalogue, ['file', 'mapping']],
  ])('describes the other uploads by their own parts', (route, parts) => {
    const { content } = operationOf(route).requestBody ?? { content: {} };
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    const { properties, required } = resolved(content['multipart/form-data']?.schema);
    expect(Object.keys(properties as Json)).toEqual(parts);
    expect((properties as Record<string, Json>)['file']).toMatchObject({ type: 'string', format: 'binary' });
    expect(required).toEqual(['file']);
  });

  it('requires no field that has a default', () => {
    const schema = resolved(
      operationOf(routes.startSubscription).requestBody?.content['application/json']?.schema,
    );
    expect(Object.keys(schema['properties'] as Json)).toEqual(['plan']);
    expect(schema['required'] ?? []).toEqual([]);
  });

  it('describes each profile field, and requires none', () => {
    const schema = resolved(operationOf(routes.saveProfile).requestBody?.content['application/json']?.schema);
    expect(Object.keys(schema['properties'] as Json).sort()).toEqual([...fieldNames, 'answered'].sort());
    expect(schema['required'] ?? []).toEqual([]);
  });
});

describe('a route with parameters', () => {
  const route = defineRoute({
    method: 'DELETE',
    path: '/api/owners/:ownerId/things/:id',
    access: 'admin',
    summary: 'Remove a thing',
    description: 'For this test',
    status: 204,
    params: z.object({ ownerId: z.string(), id: z.uuid() }),
    query: z.object({ why: z.string().optional() }),
    reply: null,
  });

  it('declares each parameter and needs a sign-in', () => {
    const operation = operationOf(route, things({ one: route }));
    expect(operation.parameters.map(({ name, in: where, required }) => [name, where, required])).toEqual([
      ['ownerId', 'path', true],
      ['id', 'path', true],
      ['why', 'query', undefined],
    ]);
    expect(operation.security).toHaveLength(2);
    expect(operation.responses['204']).toEqual({ description: 'Success' });
  });

  it('shares a path with another method', () => {
    const both = things({ remove: route, read: { ...route, method: 'GET', status: 200 } });
    expect(Object.keys(both.paths['/api/owners/{ownerId}/things/{id}'] ?? {}).sort()).toEqual([
      'delete',
      'get',
    ]);
  });
});
