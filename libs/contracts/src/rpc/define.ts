import { z } from 'zod';
import type { Role } from '../account.ts';
import { actorId, type ActorId, businessId, type BusinessId, userId, type UserId } from '../ids.ts';

export interface StaffAccess {
  only?: readonly Role[];
  others: readonly Role[];
}

export interface RpcContract<Q extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  subject: string;
  request: Q;
  reply: R;
  staff?: StaffAccess;
}

export interface ChangeContract<
  Q extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends RpcContract<Q, R> {
  changes: true;
}

export interface Acting {
  userId: UserId;
  businessId: BusinessId;
  actorId: ActorId;
}

export function defineRpc<Q extends z.ZodType, R extends z.ZodType>(
  subject: string,
  request: Q,
  reply: R,
): RpcContract<Q, R> {
  return { subject, request, reply };
}

/** A gateway of the previous version sends only `userId`: an owner of their first business. */
const sentActing = { userId, businessId: businessId.optional(), actorId: actorId.optional() };
type SentActing = z.output<z.ZodObject<typeof sentActing>>;

const completed = <T extends SentActing>(sent: T): T & Acting => ({
  ...sent,
  businessId: sent.businessId ?? businessId.parse(sent.userId),
  actorId: sent.actorId ?? actorId.parse(sent.userId),
});

/** A call that changes data contains the business and the actor. */
export function defineChange<S extends z.ZodRawShape, R extends z.ZodType>(
  subject: string,
  shape: S,
  reply: R,
) {
  const sent = z.object({ ...shape, ...sentActing });
  const request = sent.transform((value) => completed(value as z.output<z.ZodObject<S>> & SentActing));
  return { subject, request, reply, changes: true } as const;
}

export const byStaff = <C extends RpcContract>(role: Role, contract: C): C => ({
  ...contract,
  staff: { only: [role], others: [role] },
});

export const byOwnerAnd = <C extends RpcContract>(role: Role, contract: C): C => ({
  ...contract,
  staff: { others: [role] },
});

export const actingForSelf = (id: string): Acting => ({
  userId: userId.parse(id),
  businessId: businessId.parse(id),
  actorId: actorId.parse(id),
});

export type RequestOf<C extends RpcContract> = C extends ChangeContract
  ? z.input<C['request']> & Acting
  : z.input<C['request']>;
export type ReplyOf<C extends RpcContract> = z.output<C['reply']>;
