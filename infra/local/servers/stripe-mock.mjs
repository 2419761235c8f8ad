import { say } from '../progress.mjs';
import { fromGo } from './go.mjs';
import { fromPath } from './path.mjs';

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';

/**
 * Stripe's own mock of its API, for the tests that start it.
 * @param {string} programs
 */
export async function findStripeMock(programs) {
  const found = (await fromPath('stripe-mock')()) ?? (await fromGo('stripe-mock', MODULE, programs)());
  if (found === undefined) {
    say('! stripe-mock could not be had (not on the PATH, no Go toolchain): its tests are left out.');
  }
  return found?.path;
}
