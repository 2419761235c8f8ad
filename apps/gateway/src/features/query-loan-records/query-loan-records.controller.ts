import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

/** A replica that has not loaded the newest records yet needs some seconds. */
const queryMs = 15_000;

export const QueryLoanRecordsController = forwarding({
  records: forward(routes.lenderRecords, rpc.matching.records, ({ query }) => query, queryMs),
  own: forward(
    routes.ownLenderRecords,
    rpc.matching.ownRecords,
    ({ acting, query }) => ({ ...query, userId: acting.userId }),
    queryMs,
  ),
  places: forward(routes.recordPlaces, rpc.matching.recordPlaces, ({ query }) => query, queryMs),
});
