import { z } from 'zod';
import { events, liveDocumentProgressed } from '../events/catalog.ts';
import { eventEnvelope } from '../events/envelope.ts';
import { analysisQueues, analyzeDocumentJob } from '../jobs.ts';
import { problem, problemBody } from '../problem.ts';
import { fieldCatalog } from '../profile/catalog.ts';
import { type Field, longTextLimit, textLimit } from '../profile/field.ts';
import { figureNames } from '../profile/figures.ts';
import { roleNeededFor } from '../rest/access.ts';
import type { RouteContract } from '../rest/define.ts';
import { liveMessage } from '../rest/live.ts';
import { routes } from '../rest/routes.ts';
import { rpc } from '../rpc/catalog.ts';
import type { RpcContract } from '../rpc/define.ts';

export type JsonSchema = Record<string, unknown>;

/** takes: requests. gives: replies. */
export interface PublishedContract {
  side: 'takes' | 'gives';
  schema: JsonSchema;
}

export type PublishedContracts = Record<string, PublishedContract>;

function described(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.pattern;
      delete jsonSchema.description;
    },
  });
  return JSON.parse(JSON.stringify(json)) as JsonSchema;
}

const requestContract = (schema: z.ZodType): PublishedContract => ({
  side: 'takes',
  schema: described(schema, 'input'),
});
const given = (schema: z.ZodType): PublishedContract => ({
  side: 'gives',
  schema: described(schema, 'output'),
});

function ofRoute(route: RouteContract): [string, PublishedContract][] {
  const name = `rest ${route.method} ${route.path}`;
  const answer = { access: { const: roleNeededFor(route.access) }, status: { const: route.status } };
  const parts: [string, PublishedContract][] = [
    [name, { side: 'gives', schema: { type: 'object', properties: answer, required: Object.keys(answer) } }],
  ];
  if (route.body) parts.push([`${name} body`, requestContract(route.body)]);
  if (route.query) parts.push([`${name} query`, requestContract(route.query)]);
  if (route.reply) parts.push([`${name} reply`, given(route.reply)]);
  return parts;
}

/** Field checks run on converted values, so a schema does not contain them; the catalog does. */
function ofField(field: Field): JsonSchema {
  const { min: minimum, max: maximum, options } = field;
  switch (field.kind) {
    case 'text':
      return { type: 'string', maxLength: textLimit };
    case 'longText':
      return { type: 'string', maxLength: longTextLimit };
    case 'select':
      return { type: 'string', enum: ['', ...(options ?? [])] };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'boolean':
      return { type: 'boolean' };
    case 'months':
      return { type: 'array', items: { type: 'integer', minimum, maximum } };
    case 'optionalWhole':
      return { type: ['integer', 'null'], minimum, maximum };
    default:
      return { type: field.kind === 'whole' ? 'integer' : 'number', minimum, maximum };
  }
}

const profileFields: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(fieldCatalog.map((field) => [field.name, ofField(field)])),
};

export function publishedContracts(): PublishedContracts {
  const calls: RpcContract[] = Object.values(rpc).flatMap((service) => Object.values<RpcContract>(service));
  const routeList: RouteContract[] = Object.values(routes);
  return Object.fromEntries<PublishedContract>([
    ['event envelope', given(eventEnvelope)],
    ...Object.values(events).map(({ subject, data }) => [`event ${subject}`, given(data)] as const),
    [`event ${liveDocumentProgressed.subject}`, given(liveDocumentProgressed.data)],
    [
      'event figures of a profile',
      { side: 'gives', schema: { type: 'array', items: { enum: figureNames } } },
    ],
    ...Object.values(analysisQueues).map((queue) => [`job ${queue}`, given(analyzeDocumentJob)] as const),
    ...calls.flatMap(({ subject, request, reply }) => [
      [`${subject} request`, requestContract(request)] as const,
      [`${subject} reply`, given(reply)] as const,
    ]),
    ['rpc problem', given(problem)],
    ['rest problem', given(problemBody)],
    ['rest live message', given(liveMessage)],
    ['profile fields', { side: 'takes', schema: profileFields }],
    ...routeList.flatMap(ofRoute),
  ]);
}
