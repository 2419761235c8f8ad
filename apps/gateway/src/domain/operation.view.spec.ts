import { describe, expect, it } from '@jest/globals';
import { type RouteContract, routeExamples } from '@groundwork/contracts';
import { z } from 'zod';
import { exampleBodies } from './example-bodies.model.ts';
import { describeOperation } from './operation.view.ts';

const route: RouteContract = {
  method: 'GET',
  path: '/api/thing',
  access: 'public',
  summary: 'Get the thing',
  description: 'Returns it.',
  status: 200,
  reply: null,
};
const operationOf = (change: Partial<RouteContract>, name = 'thing') =>
  describeOperation('Things', name, { ...route, ...change });
const responsesOf = (change: Partial<RouteContract>, name?: string) =>
  operationOf(change, name).responses as Record<string, object | undefined>;
const body = z.object({ size: z.number() });
const binary = { type: 'string', format: 'binary' };
const examplesOf = (object: unknown) =>
  Object.entries((object as z.ZodObject).shape).map(([name, schema]) => [
    name,
    (schema as z.ZodType).meta()?.['param'],
  ]);

describe('an operation of the description', () => {
  it('has its name, its tag and its texts', () => {
    const operation = operationOf({});
    expect(operation).toMatchObject({
      operationId: 'thing',
      tags: ['Things'],
      summary: 'Get the thing',
      description: 'Returns it.',
      security: [],
      requestParams: {},
    });
    expect(operation).not.toHaveProperty('requestBody');
  });

  it('needs a token or a cookie unless it is public', () => {
    expect(operationOf({ access: 'account' }).security).toEqual([{ bearer: [] }, { cookie: [] }]);
  });

  it('names the role and the plans that it needs', () => {
    expect(operationOf({ access: 'account' }).description).toBe('Returns it.');
    expect(operationOf({ access: 'admin' }).description).toBe('Returns it. Only for the role admin.');
    expect(operationOf({ access: 'account', needs: 'goalPlanner' }).description).toBe(
      'Returns it. Only with Individual, Professional, and Master Partner.',
    );
  });
});

describe('the parameters of an operation', () => {
  it.each([
    ['path', 'params', 'changeRole', 'id'],
    ['query', 'query', 'users', 'search'],
    ['header', 'headers', 'saveProfile', 'if-match'],
  ] as const)('of the %s have their example', (place, part, name, parameter) => {
    const object = z.object({ [parameter]: z.string() });
    const { requestParams } = operationOf({ [part]: object }, name);
    const example = routeExamples[name]?.[part]?.[parameter];
    expect(example).toEqual(expect.any(String));
    expect(examplesOf(requestParams?.[place])).toEqual([[parameter, { example, required: true }]]);
    expect(Object.keys(requestParams ?? {})).toEqual([place]);
  });

  it('have no example if the route has none', () => {
    const { requestParams } = operationOf({ query: z.object({ search: z.string() }) });
    expect(examplesOf(requestParams?.query)).toEqual([['search', { example: undefined, required: true }]]);
  });
});

describe('the body of a request', () => {
  it('is JSON that can be absent', () => {
    expect(operationOf({ body }).requestBody).toEqual({
      required: false,
      content: { 'application/json': { schema: body, example: undefined } },
    });
  });

  it('is a form with the example of a file', () => {
    const form = z.object({ file: z.string() });
    expect(operationOf({ form, body }, 'changePicture').requestBody).toEqual({
      required: true,
      content: { 'multipart/form-data': { schema: form, example: exampleBodies['changePicture'] } },
    });
  });

  it('is a file of any bytes', () => {
    const { requestBody } = operationOf({ consumes: 'application/octet-stream' });
    const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
    expect([type, requestBody?.required]).toEqual(['application/octet-stream', true]);
    expect(z.toJSONSchema(content?.schema as z.ZodType)).toMatchObject(binary);
  });

  it('is a signed event, with its signature in a header, if it is text without a schema', () => {
    const { requestBody, requestParams } = operationOf({ consumes: 'text/plain' }, 'stripeWebhook');
    const content = requestBody?.content['application/json'];
    expect([requestBody?.required, content?.example]).toEqual([true, exampleBodies['stripeWebhook']]);
    expect(Object.keys((content?.schema as z.ZodObject).shape)).toEqual(['id', 'type']);
    expect(Object.keys(requestParams ?? {})).toEqual(['header']);
    expect(examplesOf(requestParams?.header)).toEqual([
      [
        'stripe-signature',
        { example: expect.stringMatching(/^t=1763631000,v1=(5f1c2ab0){8}$/), required: true },
      ],
    ]);
  });

  it('is a text with a schema, without a signature', () => {
    const { requestBody, requestParams } = operationOf({ consumes: 'text/plain', body });
    expect(requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: body, example: undefined } },
    });
    expect(requestParams).toEqual({});
  });
});

describe('the success of an operation', () => {
  it('is JSON with its example', () => {
    const reply = z.object({ total: z.number() });
    expect(responsesOf({ status: 201, reply, produces: 'text/html' })[201]).toEqual({
      description: 'Success',
      content: { 'application/json': { schema: reply, example: undefined } },
    });
  });

  it('is a redirect with the page to open', () => {
    expect(responsesOf({ status: 302 })[302]).toEqual({
      description: 'Redirect',
      headers: { Location: { description: 'The page to open', schema: { type: 'string' } } },
    });
  });

  it('is empty', () => expect(responsesOf({ status: 204 })[204]).toEqual({ description: 'Success' }));

  it.each([
    ['text/html' as const, { type: 'string' }],
    ['image/png' as const, binary],
  ])('is a file of type %s', (produces, schema) => {
    const success = { description: 'Success', content: { [produces]: { schema } } };
    const responses = responsesOf({ produces });
    expect(responses[200]).toEqual(success);
    expect(responses).not.toHaveProperty('206');
  });

  it('can have a second status', () => {
    const responses = responsesOf({ status: 202, alsoStatus: 200 });
    expect([responses[202], responses[200]]).toEqual([
      { description: 'Success' },
      { description: 'Success' },
    ]);
    expect(Object.keys(responsesOf({ status: 202 }))).not.toContain('200');
  });

  it('can be a part of a file', () => {
    expect(responsesOf({ produces: 'application/octet-stream', ranges: true })[206]).toEqual({
      description: 'The part that the header Range names',
      headers: {
        'Content-Range': { description: 'The part of the file and its size', schema: { type: 'string' } },
      },
      content: { 'application/octet-stream': { schema: binary } },
    });
    expect(responsesOf({ ranges: true })).not.toHaveProperty('206');
  });
});

describe('the failures of an operation', () => {
  it('are grouped by status, each code once with its example', () => {
    const errors = [
      { code: 'FEED_NOT_FOUND', kind: 'not-found' },
      { code: 'LENDER_NOT_FOUND', kind: 'not-found' },
      { code: 'FEED_NOT_FOUND', kind: 'not-found' },
      { code: 'FEED_EXISTS', kind: 'conflict' },
    ] as unknown as NonNullable<RouteContract['errors']>;
    const { 404: notFound, 409: conflict } = responsesOf({ errors });
    expect(notFound).toMatchObject({
      description: 'FEED_NOT_FOUND, LENDER_NOT_FOUND',
      content: {
        'application/json': {
          examples: {
            FEED_NOT_FOUND: { $ref: '#/components/examples/FEED_NOT_FOUND' },
            LENDER_NOT_FOUND: { $ref: '#/components/examples/LENDER_NOT_FOUND' },
          },
        },
      },
    });
    expect(conflict).toMatchObject({ description: 'FEED_EXISTS' });
    expect(notFound).not.toHaveProperty('headers');
  });

  it('name the seconds to wait after too many requests', () => {
    const { 429: limited } = responsesOf({ errors: [{ code: 'TOO_MANY_LINKS', kind: 'limit' }] });
    expect(limited).toMatchObject({
      description: 'TOO_MANY_LINKS, TOO_MANY_REQUESTS',
      headers: {
        'Retry-After': {
          description: 'Seconds to wait before you try again',
          schema: { type: 'integer', minimum: 0 },
        },
      },
    });
  });
});
