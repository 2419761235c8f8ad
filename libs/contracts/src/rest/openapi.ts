import { z } from 'zod';
import { problemBody } from '../problem.ts';
import type { RouteContract } from './define.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

function requestBody(route: RouteContract) {
  if (route.consumes === 'multipart/form-data') {
    const properties = {
      file: { type: 'string', format: 'binary' },
      category: { type: 'string' },
      subcategory: { type: 'string' },
    };
    const schema = { type: 'object', properties, required: ['file', 'category'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (route.consumes === 'text/plain') {
    return {
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    };
  }
  if (!route.body) return {};
  // Preprocessed fields are described by what they become; what must be sent is known from what goes in.
  const { required: _all, ...described } = jsonSchema(route.body, 'output');
  const { required } = jsonSchema(route.body, 'input');
  const schema = { ...described, ...(required && { required }) };
  return { requestBody: { content: { 'application/json': { schema } } } };
}

function success(route: RouteContract) {
  if (route.reply) {
    return {
      description: 'Done',
      content: { 'application/json': { schema: jsonSchema(route.reply, 'output') } },
    };
  }
  return route.produces
    ? { description: 'Done', content: { [route.produces]: { schema: { type: 'string' } } } }
    : { description: route.status === 302 ? 'Redirect' : 'Done' };
}

function parameters(route: RouteContract) {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = route.query ? Object.keys(route.query.shape) : [];
  return [...inPath, ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } }))];
}

/** OpenAPI 3.0 from the declared routes; every operation may also answer a problem. */
export function openApiDocument(routes: Record<string, RouteContract>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = {
      operationId: name,
      summary: route.summary,
      security: route.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
      parameters: parameters(route),
      ...requestBody(route),
      responses: {
        [route.status]: success(route),
        default: {
          description: 'A problem',
          content: { 'application/json': { schema: jsonSchema(problemBody, 'output') } },
        },
      },
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Groundwork', version, license: { name: 'Apache-2.0' } },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'groundwork_session' },
      },
    },
    paths,
  };
}
