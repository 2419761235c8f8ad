import { AsyncLocalStorage } from 'node:async_hooks';
import { partUnavailable } from '@groundwork/platform-errors';
import { Lane } from './lane.ts';

export type LaneName = 'calls' | 'events' | 'upkeep' | 'sessions';

/** Shares of the connections of one process. Work without a share uses the lane of calls. */
export type LaneShares = Readonly<Partial<Record<LaneName, number>> & { calls: number }>;

export const usualShares: LaneShares = { calls: 4, events: 2, upkeep: 2 };

const waitingPerConnection = 64;
/** As long as the pool waits for a new connection. */
const callPatienceMs = 3000;
/** More than all consumers of a service deliver at once. */
const waitingDeliveries = 512;

const current = new AsyncLocalStorage<LaneName>();

const waitUntil = new AsyncLocalStorage<number>();

/** A query that waited longer than half of the caller's time would often end after it, and its work would be lost. */
export const forCaller = <T>(msLeft: number, work: () => T): T =>
  waitUntil.run(performance.now() + msLeft / 2, work);

export const inLane = <T>(name: LaneName, work: () => T): T => current.run(name, work);

export function widthsOf(connections: number, shares: LaneShares): Map<LaneName, number> {
  const names = Object.keys(shares) as LaneName[];
  const sum = names.reduce((total, name) => total + (shares[name] ?? 0), 0);
  const widths = new Map(
    names.map((name) => [name, Math.max(1, Math.floor((connections * (shares[name] ?? 0)) / sum))]),
  );
  const rest = connections - [...widths.values()].reduce((total, width) => total + width, 0);
  return widths.set('calls', (widths.get('calls') ?? 1) + Math.max(0, rest));
}

export class Lanes {
  readonly connections: number;
  private readonly lanes = new Map<LaneName, Lane>();
  private readonly calls: Lane;

  constructor(connections: number, shares: LaneShares) {
    const widths = widthsOf(connections, shares);
    for (const [name, width] of widths) this.lanes.set(name, laneOf(name, width));
    this.connections = [...widths.values()].reduce((total, width) => total + width, 0);
    this.calls = this.lanes.get('calls') ?? laneOf('calls', connections);
  }

  enter(): Promise<() => void> {
    const name = current.getStore() ?? 'calls';
    const lane = this.lanes.get(name) ?? this.calls;
    return lane.enter(isOfCalls(name) ? patienceOfCaller() : undefined);
  }
}

const isOfCalls = (name: LaneName) => name === 'calls' || name === 'sessions';

function patienceOfCaller(): number | undefined {
  const until = waitUntil.getStore();
  return until === undefined ? undefined : Math.max(0, until - performance.now());
}

function laneOf(name: LaneName, width: number): Lane {
  const limits = isOfCalls(name)
    ? { width, depth: width * waitingPerConnection, patienceMs: callPatienceMs }
    : { width, depth: waitingDeliveries };
  return new Lane(name, limits, () => partUnavailable());
}
