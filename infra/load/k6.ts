import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { which } from '../local/commands.ts';
import { fromGo } from '../local/servers/go.ts';
import { firstOf, fromPath } from '../local/servers/program.ts';

const MODULE = 'go.k6.io/k6@v1.8.1';

export const noK6 =
  'k6 is not on the PATH, and there is no Go toolchain to build it. See infra/load/README.md.';

/** Without building it. */
export const hasK6 = (programs: string): boolean =>
  which('k6') !== undefined || existsSync(join(programs, 'go-k6/k6'));

export function findK6(programs: string) {
  mkdirSync(programs, { recursive: true });
  return firstOf(fromPath('k6'), fromGo('k6', MODULE, programs));
}
