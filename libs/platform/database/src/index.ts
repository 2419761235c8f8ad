export * from './data-source.ts';
export * from './database.module.ts';
export { Lane } from './lane.ts';
export { forCaller, inLane, type LaneShares } from './lanes.ts';
export * from './migrate.ts';
export * from './trigram-index.ts';
export * from './unique-violation.ts';
export * from './widen-key.ts';
