import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { fieldNames } from '../profile/catalogue.ts';
import { defineRoute, type RouteContract } from './define.ts';
import { openApiDocument } from './openapi.ts';
import { routes } from './routes.ts';

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Json;
}
interface Operation {
  operationId: string;
  summary: string;
  security: Json[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
}

const document = openApiDocument(routes, '1.2.3');
const paths = document.paths as Record<string, Record<string, Operation>>;
const entries = Object.entries<RouteContract>(routes);
const templated = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function operationOf(route: RouteContract): Operation {
  const operation = paths[templated(route.path)]?.[route.method.toLowerCase()];
  if (!operation) throw new Error(`${route.method} ${route.path} is not described`);
  return operation;
}

const single = (route: RouteContract) =>
  openApiDocument({ one: route }, '1').paths[templated(route.path)]?.[
    route.method.toLowerCase()
  ] as Operation;

/** Keywords a schema of OpenAPI 3.0 does not know, or knows otherwise, wherever they stand. */
function strangers(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => strangers(each, `${path}[${String(at)}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Json).flatMap(([key, inner]) => {
    const newer = ['$schema', '$defs', 'const', 'prefixItems', 'propertyNames', 'patternProperties'];
    const strange =
      newer.includes(key) ||
      (key === 'type' &&
        !['object', 'array', 'string', 'number', 'integer', 'boolean'].includes(String(inner)));
    const names = key === 'properties' ? Object.values(inner as Json) : [inner];
    return [...(strange ? [`${path}.${key}`] : []), ...strangers(names, `${path}.${key}`)];
  });
}

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.0 with a title, the version asked for and both ways to sign in', () => {
    expect(document.openapi).toMatch(/^3\.0\.\d$/);
    expect(document.info).toMatchObject({ title: 'Groundwork', version: '1.2.3' });
    expect(document.components.securitySchemes).toEqual({
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'groundwork_session' },
    });
  });

  it('survives being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('describes every route once and nothing else', () => {
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = entries.map(([, { method, path }]) => `${method} ${templated(path)}`);
    expect(described.sort()).toEqual(declared.sort());
    expect(new Set(declared).size).toBe(entries.length);
  });

  it.each(entries)('%s: who may call it, what it answers, and how it fails', (name, route) => {
    const operation = operationOf(route);
    expect(operation.operationId).toBe(name);
    expect(operation.summary.trim()).not.toBe('');
    expect(operation.security).toEqual(route.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }]);
    expect(Object.keys(operation.responses).sort()).toEqual([String(route.status), 'default'].sort());
    expect(operation.responses[route.status]?.description).not.toBe('');
    const failure = operation.responses['default']?.content?.['application/json']?.schema;
    expect(failure?.['required']).toEqual(expect.arrayContaining(['message', 'code']));
    expect(Object.keys(failure?.['properties'] ?? {})).toContain('details');
  });

  it.each(entries)('%s: a JSON answer exactly where the route has one', (_, route) => {
    const content = operationOf(route).responses[route.status]?.content ?? {};
    const type = route.reply ? 'application/json' : route.produces;
    expect(Object.keys(content)).toEqual(type ? [type] : []);
  });

  it.each(entries)('%s: declares its parameters', (_, route) => {
    const { parameters } = operationOf(route);
    const inPath = parameters.filter((each) => each.in === 'path').map((each) => each.name);
    expect(inPath).toEqual([...templated(route.path).matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    for (const parameter of parameters) {
      expect(['path', 'query']).toContain(parameter.in);
      expect(parameter.schema).toBeDefined();
      if (parameter.in === 'path') expect(parameter.required).toBe(true);
    }
  });

  it.each(entries)('%s: uses only words of OpenAPI 3.0', (_, route) => {
    const { requestBody, responses } = operationOf(route);
    const bodies = [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).map(({ schema }) => schema),
    );
    expect(bodies.length).toBeGreaterThan(0);
    expect(strangers(bodies)).toEqual([]);
  });

  it('describes the upload as a form of file, category and optional subcategory', () => {
    const schema = operationOf(routes.uploadDocument).requestBody?.content['multipart/form-data']?.schema;
    expect(Object.keys(schema?.['properties'] as Json)).toEqual(['file', 'category', 'subcategory']);
    expect(schema?.['required']).toEqual(['file', 'category']);
  });

  it('asks for no field that has a default', () => {
    const schema = operationOf(routes.startSubscription).requestBody?.content['application/json']?.schema;
    expect(Object.keys(schema?.['properties'] as Json)).toEqual(['plan']);
    expect(schema?.['required'] ?? []).toEqual([]);
  });

  it('describes the 135 fields a profile is saved with, none required', () => {
    const schema = operationOf(routes.saveProfile).requestBody?.content['application/json']?.schema;
    expect(Object.keys(schema?.['properties'] as Json).sort()).toEqual([...fieldNames].sort());
    expect(schema?.['required'] ?? []).toEqual([]);
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
    query: z.object({ why: z.string().optional() }),
    reply: null,
  });

  it('declares each of them and asks for a sign-in', () => {
    const operation = single(route);
    expect(operation.parameters.map(({ name, in: where, required }) => [name, where, required])).toEqual([
      ['ownerId', 'path', true],
      ['id', 'path', true],
      ['why', 'query', undefined],
    ]);
    expect(operation.security).toHaveLength(2);
    expect(operation.responses['204']).toEqual({ description: 'Done' });
  });

  it('shares a path with another method', () => {
    const both = openApiDocument({ remove: route, read: { ...route, method: 'GET', status: 200 } }, '1');
    expect(Object.keys(both.paths['/api/owners/{ownerId}/things/{id}'] ?? {}).sort()).toEqual([
      'delete',
      'get',
    ]);
  });
});
