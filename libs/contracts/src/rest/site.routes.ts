import { z } from 'zod';
import { siteConfig } from '../site-config.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const liveRoutes = {
  events: defineRoute({
    ...at(addresses.events),
    access: 'account',
    summary: 'Stream what to fetch again: type and keys',
    description:
      'Server-sent events. Each message has a type and the keys of queries to fetch again, never data. The stream repeats nothing. After it ends, fetch everything once. It carries the account, and the areas of the business in x-business-id that you may view.',
    errors: ['TOO_MANY_STREAMS', 'BUSINESS_HEADER', 'BUSINESS_NOT_FOUND'],
    status: 200,
    produces: 'text/event-stream',
    reply: null,
  }),
} as const;

export const siteRoutes = {
  siteConfig: defineRoute({
    ...at(addresses.siteConfig),
    access: 'public',
    summary: 'Get the name, look and texts of this site',
    description: 'The operator sets them in a JSON file. Without a file, the defaults apply.',
    status: 200,
    reply: siteConfig,
  }),
  openApi: defineRoute({
    ...at(addresses.openApi),
    access: 'public',
    summary: 'Get this description',
    description: 'OpenAPI 3.1, made from the contracts that the gateway checks.',
    status: 200,
    reply: z.looseObject({ openapi: z.string() }),
  }),
  apiDocs: defineRoute({
    ...at(addresses.apiDocs),
    access: 'public',
    summary: 'Show this description as a page',
    description: 'Swagger UI over GET /api/openapi.json.',
    status: 200,
    produces: 'text/html',
    reply: null,
  }),
  apiDocsScript: defineRoute({
    ...at(addresses.apiDocsScript),
    access: 'public',
    summary: 'Get the script of the description page',
    description: 'The page loads it, because inline scripts are not allowed.',
    status: 200,
    produces: 'text/javascript',
    reply: null,
  }),
} as const;
