import { z } from 'zod';
import { userQuery } from '../account.ts';
import { userId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { practiceId } from '../people.ts';
import { businessSummary, managerBody, practicePlanBody, practiceSummary } from '../practices.ts';
import { subscriptionView } from '../subscription.ts';
import { byStaff, defineRpc } from './define.ts';

const ofPractice = z.object({ actorId: userId, practiceId });

export const oversightRpc = {
  allBusinesses: byStaff(
    'admin',
    defineRpc('rpc.identity.all-businesses.v1', userQuery, pageOf(businessSummary)),
  ),
  allPractices: byStaff(
    'admin',
    defineRpc('rpc.identity.all-practices.v1', userQuery, pageOf(practiceSummary)),
  ),
  givePracticePlan: byStaff(
    'admin',
    defineRpc(
      'rpc.identity.give-practice-plan.v1',
      ofPractice.extend(practicePlanBody.shape),
      subscriptionView,
    ),
  ),
  assignManager: byStaff(
    'admin',
    defineRpc('rpc.identity.assign-manager.v1', ofPractice.extend({ manager: managerBody }), practiceSummary),
  ),
};
