import { z } from 'zod';
import { userId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import {
  auditLine,
  auditQuery,
  countReply,
  deadLetterLine,
  mostAtOnce,
  type OwnerService,
} from '../privacy.ts';
import { byOwnerAnd, byStaff, defineRpc } from './define.ts';

const byAdmin = z.object({ actorId: userId, ids: z.array(z.uuid()).max(mostAtOnce) });

export const operatorRpcOf = (service: OwnerService) => ({
  audit: byOwnerAnd('admin', defineRpc(`rpc.${service}.audit.v1`, auditQuery, pageOf(auditLine))),
  deadLetters: byStaff(
    'admin',
    defineRpc(`rpc.${service}.dead-letters.v1`, z.object({}), z.array(deadLetterLine)),
  ),
  requeue: byStaff('admin', defineRpc(`rpc.${service}.requeue-dead-letters.v1`, byAdmin, countReply)),
  purge: byStaff('admin', defineRpc(`rpc.${service}.purge-dead-letters.v1`, byAdmin, countReply)),
});
export type OperatorRpc = ReturnType<typeof operatorRpcOf>;
