import { describe, expect, it } from '@jest/globals';
import { type Connection, watchConnection } from './connection-watch.ts';
import { httpError } from './http-error.ts';

const noResponse = () => new TypeError('Failed to fetch');
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

function machine(answers: readonly boolean[]) {
  const rest = [...answers];
  const states: Connection[] = [];
  let online = true;
  let returns = 0;
  let networkChanged = (): void => undefined;
  const watch = watchConnection({
    isOnline: () => online,
    onNetworkChange: (listener) => {
      networkChanged = listener;
    },
    isReachable: async () => rest.shift() ?? true,
    wait: nextTask,
  });
  watch.subscribe(() => states.push(watch.state()));
  watch.onReturn(() => (returns += 1));
  const network = (now: boolean) => {
    online = now;
    networkChanged();
  };
  const settle = async () => {
    for (let turn = 0; turn <= answers.length + 1; turn += 1) await nextTask();
    return states;
  };
  return { watch, network, settle, states, returns: () => returns };
}

describe('the connection to the server', () => {
  it('is up at the start', () => {
    expect(machine([]).watch.state()).toBe('up');
  });

  it('follows the network of the machine', () => {
    const { network, states, returns } = machine([]);
    network(false);
    network(true);
    expect(states).toEqual(['offline', 'up']);
    expect(returns()).toBe(1);
  });

  it('stays up after one failure and a successful probe', async () => {
    const { watch, settle } = machine([true]);
    watch.reportFailure(noResponse());
    expect(await settle()).toEqual([]);
  });

  it('is unreachable until a probe succeeds', async () => {
    const { watch, settle, returns } = machine([false, false, true]);
    watch.reportFailure(noResponse());
    watch.reportFailure(noResponse());
    expect(await settle()).toEqual(['unreachable', 'up']);
    expect(returns()).toBe(1);
  });

  it.each([
    ["a proxy's 502", httpError(502, '<html>Bad gateway</html>', null), ['unreachable', 'up']],
    ['a timeout', new DOMException('', 'TimeoutError'), ['unreachable', 'up']],
    ['an aborted call', new DOMException('', 'AbortError'), []],
    ['our own 503', httpError(503, '{"message":"Away","code":"UNAVAILABLE"}', '1'), []],
    ['a 401', httpError(401, '', null), []],
  ])('has the right state after %s', async (_cause, error, states) => {
    const { watch, settle } = machine([false]);
    watch.reportFailure(error);
    expect(await settle()).toEqual(states);
  });
});
