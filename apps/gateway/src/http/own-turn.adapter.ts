import { setImmediate } from 'node:timers/promises';

let lastTurn: Promise<void> = Promise.resolve();

/** Large bodies that arrive together would stop the event loop for the sum of their times. */
export function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}
