export {
  actFor,
  beginRequest,
  carryOutOrder,
  oweEvents,
  receivedPass,
  type SignCall,
  signerOf,
} from './acting.ts';
export { BeforeReply } from './before-reply.ts';
export * from './call-guard.ts';
export * from './call-keys.ts';
export { type ActingPerson, isCallRefusal, isExpiredCall, PassWriter } from './call-pass.ts';
export * from './call-server.ts';
export * from './dead-letters.ts';
export * from './declared-calls.ts';
export * from './delete-events.ts';
export * from './event-feed.ts';
export * from './event-filter.ts';
export * from './events.module.ts';
export * from './live.ts';
export * from './messaging-migrations.ts';
export * from './messaging.module.ts';
export * from './nats-connection.ts';
export * from './on-event.ts';
export { OpenTries } from './open-tries.ts';
export * from './outbox.ts';
export * from './page-that-fits.ts';
export * from './republish.ts';
export * from './rpc.client.ts';
export * from './rpc.ts';
export { amongNeighbors } from './short-calls.ts';
export { Turns } from './turns.ts';
export * from './upkeep.ts';
export { passHeader } from './wire.ts';
