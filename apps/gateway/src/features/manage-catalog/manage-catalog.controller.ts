import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

const applyMs = 30_000;

export const ManageCatalogController = forwarding({
  list: forward(routes.catalogue, rpc.matching.catalogue, ({ query }) => query),
  setActive: forward(routes.setLenderActive, rpc.matching.setActive, ({ user, params, body }) => ({
    actorId: user.id,
    lenderId: params.id,
    active: body.active,
  })),
  removeSamples: forward(routes.removeSamples, rpc.matching.removeSamples, ({ user }) => ({
    actorId: user.id,
  })),
  facts: forward(routes.factsToCheck, rpc.matching.factsToCheck, () => ({})),
  verifyFact: forward(routes.verifyFact, rpc.matching.verifyFact, ({ user, params, body }) => ({
    actorId: user.id,
    factId: params.id,
    verifiedOn: body.verifiedOn,
  })),
  apply: forward(
    routes.applyImport,
    rpc.matching.applyImport,
    ({ user, params, body }) => ({ actorId: user.id, importId: params.id, absent: body.absent }),
    applyMs,
  ),
});
