import { z } from 'zod';
import { siteConfig } from '../site-config.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const liveRoutes = {
  events: defineRoute({
    ...at(addresses.events),
    access: 'user',
    summary: 'Live stream of what to fetch again: {type, keys}',
    description:
      'A stream of server-sent events. Each message holds a type and the keys of queries to fetch again, never data. Nothing is repeated: after the stream ends, fetch everything once.',
    errors: ['TOO_MANY_STREAMS'],
    status: 200,
    produces: 'text/event-stream',
    reply: null,
  }),
} as const;

export const siteRoutes = {
  siteConfig: defineRoute({
    ...at(addresses.siteConfig),
    access: 'public',
    summary: 'Name, look and texts of this site, as its operator set them',
    description: 'The operator sets it in a JSON file; without one the defaults hold.',
    status: 200,
    reply: siteConfig,
  }),
  openApi: defineRoute({
    ...at(addresses.openApi),
    access: 'public',
    summary: 'This description',
    description: 'OpenAPI 3.1, generated from the contracts that the gateway checks requests against.',
    status: 200,
    reply: z.looseObject({ openapi: z.string() }),
  }),
  apiDocs: defineRoute({
    ...at(addresses.apiDocs),
    access: 'public',
    summary: 'This description as a page',
    description: 'Swagger UI over GET /api/openapi.json.',
    status: 200,
    produces: 'text/html',
    reply: null,
  }),
  apiDocsScript: defineRoute({
    ...at(addresses.apiDocsScript),
    access: 'public',
    summary: 'Starts the page above: inline scripts are not allowed',
    description: 'Loaded by the page itself.',
    status: 200,
    produces: 'text/javascript',
    reply: null,
  }),
} as const;
