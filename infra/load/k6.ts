import { mkdirSync } from 'node:fs';
import { fromGo } from '../local/servers/go.ts';
import { firstOf, fromPath } from '../local/servers/program.ts';

const MODULE = 'go.k6.io/k6@v1.8.1';

export const noK6 =
  'k6 is not on the PATH, and there is no Go toolchain to build it. See infra/load/README.md.';

export function findK6(programs: string) {
  mkdirSync(programs, { recursive: true });
  return firstOf(fromPath('k6'), fromGo('k6', MODULE, programs));
}
