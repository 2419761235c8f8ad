import { z } from 'zod';
import { userQuery } from '../account.ts';
import { pageOf } from '../lists.ts';
import { practiceId } from '../people.ts';
import { businessSummary, managerBody, practicePlanBody, practiceSummary } from '../practices.ts';
import { subscriptionView } from '../subscription.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

const ofPractice = z.object({ id: practiceId });

export const oversightRoutes = {
  allBusinesses: defineRoute({
    ...at(addresses.allBusinesses),
    access: 'admin',
    summary: 'List businesses, the newest first; search matches a part of the name or of an owner’s email',
    description: 'plan is the own plan of the business. Its data is not part of the list.',
    status: 200,
    query: userQuery,
    reply: pageOf(businessSummary),
  }),
  allPractices: defineRoute({
    ...at(addresses.allPractices),
    access: 'admin',
    summary: 'List practices, the newest first; search matches a part of the name or of an admin’s email',
    description: 'managerBy is the last day for the assignment of a manager.',
    status: 200,
    query: userQuery,
    reply: pageOf(practiceSummary),
  }),
  givePracticePlan: defineRoute({
    ...at(addresses.givePracticePlan),
    access: 'admin',
    summary: 'Give a practice a plan without a payment',
    description:
      'Its clients have the plan professional while it has the plan master. It counts for all of them within one second.',
    params: ofPractice,
    errors: ['PRACTICE_NOT_FOUND'],
    status: 200,
    body: practicePlanBody,
    reply: subscriptionView,
  }),
  assignManager: defineRoute({
    ...at(addresses.assignManager),
    access: 'admin',
    summary: 'Assign a manager to a practice, or null',
    description: 'The staff of the practice see the manager.',
    params: ofPractice,
    errors: ['PRACTICE_NOT_FOUND'],
    status: 200,
    body: managerBody,
    reply: practiceSummary,
  }),
} as const;
