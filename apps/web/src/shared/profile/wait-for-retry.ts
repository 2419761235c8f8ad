import { connection } from '../api/connection.ts';
import { wait } from '../api/wait.ts';

/** Earlier than after its delay, if the network returns. */
export function waitForRetry(milliseconds: number): Promise<unknown> {
  const returned = new Promise<void>((resolve) => {
    const stop = connection.onReturn(() => {
      stop();
      resolve();
    });
  });
  return Promise.race([wait(milliseconds), returned]);
}
