import {
  businessId,
  callerKindOf,
  isOfBusiness,
  isStaffRole,
  plansWith,
  problemBody,
  type RouteError,
  routeErrorsOf,
  type RouteContract,
  routeExamples,
  type RouteName,
} from '@groundwork/contracts';
import { httpStatusOf } from '@groundwork/platform-errors';
import { z } from 'zod';
import { exampleBodies } from './example-bodies.model.ts';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiParameters,
  ZodOpenApiRequestBodyObject,
  ZodOpenApiResponseObject,
} from 'zod-openapi';
import { fill } from '@groundwork/wording';
import { apiDescription } from '../gateway.wording.ts';

const isText = (type: string) => type.startsWith('text/');

const exampleBusiness = '0198c1de-0000-7000-8000-000000000001';
const signedBody = z.looseObject({ id: z.string(), type: z.string() });
const signature = z.object({ 'stripe-signature': z.string() });
const signatureExample = { 'stripe-signature': `t=1763631000,v1=${'5f1c2ab0'.repeat(8)}` };

const ofBusiness = z.object({
  'x-business-id': businessId
    .optional()
    .meta({ description: apiDescription.business, param: { example: exampleBusiness } }),
});

const exampleOf = (name: string) => routeExamples[name as RouteName] ?? {};

const bytes = z.string().meta({ format: 'binary' });

function bodyOf({ form, body, consumes }: RouteContract) {
  if (form) return { type: 'multipart/form-data', schema: form };
  if (consumes === 'application/octet-stream') return { type: consumes, schema: bytes };
  if (consumes === 'text/plain') return { type: 'application/json', schema: body ?? signedBody };
  return body && { type: 'application/json', schema: body };
}

function requestBodyOf(name: string, route: RouteContract): ZodOpenApiRequestBodyObject | undefined {
  const content = bodyOf(route);
  if (!content) return undefined;
  const example = exampleBodies[name] ?? exampleOf(name).body;
  return {
    required: content.schema !== route.body || route.consumes === 'text/plain',
    content: { [content.type]: { schema: content.schema, example } },
  };
}

const isNeeded = (schema: z.ZodType) => !schema.safeParse(undefined).success;

const withExamples = (object: z.ZodObject, examples: Record<string, unknown> = {}): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(object.shape as Record<string, z.ZodType>).map(([name, schema]) => [
        name,
        schema.meta({ param: { example: examples[name], ...(isNeeded(schema) && { required: true }) } }),
      ]),
    ),
  );

function headersOf(
  name: string,
  { headers, body, consumes, access }: RouteContract,
): z.ZodObject | undefined {
  const ofRoute = headers && withExamples(headers, exampleOf(name).headers);
  const signed = consumes === 'text/plain' && !body ? withExamples(signature, signatureExample) : undefined;
  const sent = [ofRoute, signed, isOfBusiness(access) ? ofBusiness : undefined].filter(
    (each) => each !== undefined,
  );
  return sent.length === 0 ? undefined : z.object(Object.assign({}, ...sent.map(({ shape }) => shape)));
}

function parametersOf(name: string, route: RouteContract): ZodOpenApiParameters {
  const { params, query } = route;
  const example = exampleOf(name);
  const header = headersOf(name, route);
  return {
    ...(params && { path: withExamples(params, example.params) }),
    ...(query && { query: withExamples(query, example.query) }),
    ...(header && { header }),
  };
}

function successOf(name: string, { status, reply, produces }: RouteContract): ZodOpenApiResponseObject {
  if (reply) {
    const example = exampleOf(name).reply;
    return {
      description: apiDescription.success,
      content: { 'application/json': { schema: reply, example } },
    };
  }
  if (status === 302) {
    const location = { description: apiDescription.location, schema: { type: 'string' as const } };
    return { description: apiDescription.redirect, headers: { Location: location } };
  }
  if (!produces) return { description: apiDescription.success };
  const schema = { type: 'string' as const, ...(!isText(produces) && { format: 'binary' }) };
  return { description: apiDescription.success, content: { [produces]: { schema } } };
}

const retryAfter = {
  description: apiDescription.retryAfter,
  schema: { type: 'integer' as const, minimum: 0 },
};

function partOf({ ranges, produces }: RouteContract): Record<string, ZodOpenApiResponseObject> {
  if (!ranges || !produces) return {};
  const schema = { type: 'string' as const, format: 'binary' };
  const contentRange = { description: apiDescription.contentRange, schema: { type: 'string' as const } };
  const headers = { 'Content-Range': contentRange };
  return { 206: { description: apiDescription.partOfFile, headers, content: { [produces]: { schema } } } };
}

function failureOf(errors: RouteError[]): ZodOpenApiResponseObject {
  const codes = [...new Set(errors.map(({ code }) => code))];
  const hasRetryAfter = errors.some(({ kind }) => kind === 'limit');
  return {
    description: codes.join(', '),
    ...(hasRetryAfter && { headers: { 'Retry-After': retryAfter } }),
    content: {
      'application/json': {
        schema: problemBody,
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

function failuresOf(route: RouteContract): Record<string, ZodOpenApiResponseObject> {
  const errors = routeErrorsOf(route);
  const statusOf = ({ kind }: RouteError) => httpStatusOf[kind];
  const statuses = [...new Set(errors.map(statusOf))];
  return Object.fromEntries(
    statuses.map((status) => [status, failureOf(errors.filter((each) => statusOf(each) === status))]),
  );
}

function descriptionOf({ description, access, needs }: RouteContract): string {
  const restrictions = [
    ...(isStaffRole(access) ? [fill(apiDescription.role, { role: access })] : []),
    ...(needs ? [fill(apiDescription.plans, { plans: plansWith(needs) })] : []),
  ];
  return [description, ...restrictions].join(' ');
}

export function describeOperation(
  tag: string,
  name: string,
  route: RouteContract,
): ZodOpenApiOperationObject {
  const requestBody = requestBodyOf(name, route);
  return {
    operationId: name,
    tags: [tag],
    summary: route.summary,
    description: descriptionOf(route),
    security: route.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    requestParams: parametersOf(name, route),
    ...(requestBody && { requestBody }),
    ...(route.access !== 'public' && { 'x-grant': callerKindOf(route.access) }),
    responses: {
      [`${route.status}`]: successOf(name, route),
      ...(route.alsoStatus && { [`${route.alsoStatus}`]: successOf(name, route) }),
      ...partOf(route),
      ...failuresOf(route),
    },
  };
}
