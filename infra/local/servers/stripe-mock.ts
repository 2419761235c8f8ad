import { print } from '../progress.ts';
import { fromGo } from './go.ts';
import { firstOf, fromPath } from './program.ts';

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';

export async function findStripeMock(programs: string): Promise<string | undefined> {
  const program = await firstOf(fromPath('stripe-mock'), fromGo('stripe-mock', MODULE, programs));
  if (program === undefined)
    print('! stripe-mock is neither on the PATH nor can Go build it: its tests are left out.');
  return program?.path;
}
