import { z } from 'zod';
import { userId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { auditLine, auditQuery, countReply, deadLetterLine, type OwnerService } from '../privacy.ts';
import { defineRpc } from './define.ts';

const byAdmin = z.object({ actorId: userId, ids: z.array(z.uuid()) });

export const operatorRpcOf = (service: OwnerService) => ({
  audit: defineRpc(`rpc.${service}.audit.v1`, auditQuery, pageOf(auditLine)),
  deadLetters: defineRpc(`rpc.${service}.dead-letters.v1`, z.object({}), z.array(deadLetterLine)),
  requeue: defineRpc(`rpc.${service}.requeue-dead-letters.v1`, byAdmin, countReply),
  purge: defineRpc(`rpc.${service}.purge-dead-letters.v1`, byAdmin, countReply),
});
export type OperatorRpc = ReturnType<typeof operatorRpcOf>;
