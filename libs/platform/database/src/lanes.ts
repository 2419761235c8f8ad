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

interface CallerTime {
  readonly begunBy: number;
  readonly endedBy: number;
  hasBegun: boolean;
}

const callerTime = new AsyncLocalStorage<CallerTime>();

/** A call that begins after half of the caller's time would often end after it, and its work would be lost. */
export function forCaller<T>(msLeft: number, work: () => T): T {
  const now = performance.now();
  return callerTime.run({ begunBy: now + msLeft / 2, endedBy: now + msLeft, hasBegun: false }, work);
}

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

  async enter(): Promise<() => void> {
    const name = current.getStore() ?? 'calls';
    const lane = this.lanes.get(name) ?? this.calls;
    const time = isOfCalls(name) ? callerTime.getStore() : undefined;
    if (!time) return lane.enter();
    const { hasBegun: goesOn, begunBy, endedBy } = time;
    const patienceMs = Math.max(0, (goesOn ? endedBy : begunBy) - performance.now());
    const leave = await lane.enter({ patienceMs, goesOn });
    time.hasBegun = true;
    return leave;
  }
}

const isOfCalls = (name: LaneName) => name === 'calls' || name === 'sessions';

function laneOf(name: LaneName, width: number): Lane {
  const limits = isOfCalls(name)
    ? { width, depth: width * waitingPerConnection, patienceMs: callPatienceMs }
    : { width, depth: waitingDeliveries };
  return new Lane(name, limits, () => partUnavailable());
}
