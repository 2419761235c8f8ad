import { type PracticeId, routes, rpc, type User } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

const toPractice = ({ user, params }: { user: User; params: { id: PracticeId } }) => ({
  actorId: user.id,
  practiceId: params.id,
});

export const OverseeBusinessesController = forwarding({
  businesses: forward(routes.allBusinesses, rpc.identity.allBusinesses, ({ query }) => query),
  practices: forward(routes.allPractices, rpc.identity.allPractices, ({ query }) => query),
  givePlan: forward(routes.givePracticePlan, rpc.identity.givePracticePlan, (input) => ({
    ...toPractice(input),
    ...input.body,
  })),
  assignManager: forward(routes.assignManager, rpc.identity.assignManager, (input) => ({
    ...toPractice(input),
    manager: input.body,
  })),
});
