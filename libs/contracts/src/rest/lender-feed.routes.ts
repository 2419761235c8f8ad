import { z } from 'zod';
import { appliedImport } from '../lender-catalog.ts';
import { checkedCriteria, mostCriteriaBytes } from '../lender-criteria.ts';
import {
  addFeedBody,
  applyFeedBody,
  changeFeedBody,
  feedId,
  feedPlan,
  lenderFeed,
  rejectFeedBody,
  removedFeed,
} from '../lender-feeds.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

const feed = z.object({ id: feedId });

export const lenderCriteriaRoutes = {
  criteriaSchema: defineRoute({
    ...at(addresses.criteriaSchema),
    access: 'public',
    summary: 'Get the JSON Schema of the lender criteria format, version 1',
    description: 'JSON Schema 2020-12. Its $id is this address. Every origin may read it.',
    status: 200,
    produces: 'application/schema+json',
    reply: null,
  }),
  checkCriteria: defineRoute({
    ...at(addresses.checkCriteria),
    access: 'public',
    summary: 'Check a document in the lender criteria format',
    description:
      'The body is the document, at most 1 MiB. Returns at most 100 errors, each with the path of the value. Stores nothing. 30 checks a minute per network.',
    status: 200,
    consumes: 'text/plain',
    mostRawBytes: mostCriteriaBytes,
    body: z.looseObject({ format: z.string() }),
    reply: checkedCriteria,
  }),
} as const;

export const lenderFeedRoutes = {
  feeds: defineRoute({
    ...at(addresses.feeds),
    access: 'admin',
    summary: 'List the feeds of lenders by name',
    description: 'A feed is the address of a document with the criteria of a lender.',
    status: 200,
    reply: z.array(lenderFeed),
  }),
  addFeed: defineRoute({
    ...at(addresses.addFeed),
    access: 'admin',
    summary: 'Add a feed and fetch its document',
    description:
      'The ids of its programs begin with slug and a point. lastError names what the first fetch found. The address needs https and a public host.',
    errors: ['URL_NOT_ALLOWED', 'FEED_EXISTS'],
    status: 201,
    body: addFeedBody,
    reply: lenderFeed,
  }),
  changeFeed: defineRoute({
    ...at(addresses.changeFeed),
    access: 'admin',
    summary: 'Change the name, key or mode of a feed, or pause it',
    description: 'A paused feed is not fetched daily. Its programs stay.',
    params: feed,
    errors: ['FEED_NOT_FOUND'],
    status: 200,
    body: changeFeedBody,
    reply: lenderFeed,
  }),
  removeFeed: defineRoute({
    ...at(addresses.removeFeed),
    access: 'admin',
    summary: 'Remove a feed and deactivate its programs',
    description: 'Returns the new version of the catalog.',
    params: feed,
    errors: ['FEED_NOT_FOUND'],
    status: 200,
    reply: removedFeed,
  }),
  fetchFeed: defineRoute({
    ...at(addresses.fetchFeed),
    access: 'admin',
    summary: 'Fetch the document of a feed now',
    description: 'Returns the feed after the fetch. lastError is null if the fetch succeeded.',
    params: feed,
    errors: ['FEED_NOT_FOUND'],
    status: 200,
    reply: lenderFeed,
  }),
  feedPlan: defineRoute({
    ...at(addresses.feedPlan),
    access: 'admin',
    summary: 'Get what a waiting document would change',
    description: 'Lists added and changed programs field by field, and those that leave.',
    params: feed,
    errors: ['FEED_NOT_FOUND', 'FEED_PLAN_NOT_FOUND'],
    status: 200,
    reply: feedPlan,
  }),
  applyFeed: defineRoute({
    ...at(addresses.applyFeed),
    access: 'admin',
    summary: 'Apply a waiting document to the catalog',
    description:
      'A document that leaves fewer than half of the active programs of the feed needs confirmShrink.',
    params: feed,
    errors: ['FEED_NOT_FOUND', 'FEED_PLAN_NOT_FOUND', 'PLAN_CHANGED', 'SHRINK_NOT_CONFIRMED'],
    status: 200,
    body: applyFeedBody,
    reply: appliedImport,
  }),
  rejectFeed: defineRoute({
    ...at(addresses.rejectFeed),
    access: 'admin',
    summary: 'Reject a waiting document',
    description: 'The catalog stays as it is. The same document does not wait again.',
    params: feed,
    errors: ['FEED_NOT_FOUND', 'FEED_PLAN_NOT_FOUND', 'PLAN_CHANGED'],
    status: 200,
    body: rejectFeedBody,
    reply: lenderFeed,
  }),
} as const;
