import { describe, expect, it } from '@jest/globals';
import { type Connection, watchConnection } from './connection-watch.ts';
import { httpError } from './http-error.ts';

const silence = () => new TypeError('Failed to fetch');
const breath = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A machine with a network, and a server that answers as told when asked whether it is there. */
function machine(answers: readonly boolean[]) {
  const left = [...answers];
  const story: Connection[] = [];
  let online = true;
  let returns = 0;
  let networkChanged = (): void => undefined;
  const watch = watchConnection({
    isOnline: () => online,
    onNetworkChange: (listener) => {
      networkChanged = listener;
    },
    isReachable: async () => left.shift() ?? true,
    wait: breath,
  });
  watch.subscribe(() => story.push(watch.state()));
  watch.onReturn(() => (returns += 1));
  const network = (now: boolean) => {
    online = now;
    networkChanged();
  };
  const settle = async () => {
    for (let turn = 0; turn <= answers.length + 1; turn += 1) await breath();
    return story;
  };
  return { watch, network, settle, story, returns: () => returns };
}

describe('the connection to the server', () => {
  it('is up until something says otherwise', () => {
    expect(machine([]).watch.state()).toBe('up');
  });

  it('is lost and comes back with the network of the machine', () => {
    const { network, story, returns } = machine([]);
    network(false);
    network(true);
    expect(story).toEqual(['offline', 'up']);
    expect(returns()).toBe(1);
  });

  it('takes one silence for chance', async () => {
    const { watch, settle } = machine([true]);
    watch.reportFailure(silence());
    expect(await settle()).toEqual([]);
  });

  it('is lost when the server stays silent, and comes back by itself', async () => {
    const { watch, settle, returns } = machine([false, false, true]);
    watch.reportFailure(silence());
    watch.reportFailure(silence());
    expect(await settle()).toEqual(['unreachable', 'up']);
    expect(returns()).toBe(1);
  });

  it.each([
    ["a proxy's 502", httpError(502, '<html>Bad gateway</html>', null), ['unreachable', 'up']],
    ['a call that took too long', new DOMException('', 'TimeoutError'), ['unreachable', 'up']],
    ['a call that was called off', new DOMException('', 'AbortError'), []],
    ['our own 503', httpError(503, '{"message":"Away","code":"UNAVAILABLE"}', '1'), []],
    ['a refusal', httpError(401, '', null), []],
  ])('judges %s', async (_what, error, story) => {
    const { watch, settle } = machine([false]);
    watch.reportFailure(error);
    expect(await settle()).toEqual(story);
  });
});
