import { say } from '../progress.ts';
import { fromGo } from './go.ts';
import { firstOf, fromPath } from './program.ts';

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';

/** Stripe's own mock of its API. */
export async function findStripeMock(programs: string): Promise<string | undefined> {
  const found = await firstOf(fromPath('stripe-mock'), fromGo('stripe-mock', MODULE, programs));
  if (found === undefined)
    say('! stripe-mock is neither on the PATH nor can Go build it: its tests are left out.');
  return found?.path;
}
