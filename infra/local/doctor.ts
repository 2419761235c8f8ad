import { parseArgs } from 'node:util';
import { fill } from '../../libs/wording/src/fill.ts';
import { checkAddress } from './diagnose/address.ts';
import { checkCertificates } from './diagnose/certificates.ts';
import { checkClock } from './diagnose/clock.ts';
import { type Finding, guarded, lineOf } from './diagnose/finding.ts';
import { checkFirstAdmin } from './diagnose/first-admin.ts';
import { checkMail } from './diagnose/mail.ts';
import { checkMigrations } from './diagnose/migrations.ts';
import { hiderOf, type Place, placeOf, VARIABLES } from './diagnose/place.ts';
import { checkSettings } from './diagnose/settings.ts';
import { checkSpace } from './diagnose/space.ts';
import { checkStorage } from './diagnose/storage.ts';
import { checkVersion } from './diagnose/versions.ts';
import { doctorTexts, serverTexts, things } from './doctor.wording.ts';
import { dataFolder, orMisused, TEXT } from './options.mjs';
import { print } from './progress.ts';

export const summary = 'checks settings, servers, disks and clocks, and prints what to do';

export const help = `operator doctor [options]
  Checks an installation and prints one line for each thing: ✓ is right, ! is worth a look, ✗ is a fault with its remedy. It
  changes nothing: it writes, reads and deletes one object of its own in the storage, and sends no mail.

  --data DIR   the data folder of the running system (default .data or $GROUNDWORK_DATA)
The command uses the servers of "npm start", or DATABASE_ADMIN_URL, NATS_URL, REDIS_URL and STORAGE_URL if set. It reads the
settings of the services from its own environment. No line contains a secret.
Exit code 0: no fault; 1: the command failed; 2: wrong arguments; 3: a fault.
`;

const FAULTY = 3;

interface Check {
  readonly thing: string;
  readonly todo: string;
  readonly findings: (place: Place) => Promise<readonly Finding[]> | readonly Finding[];
}

const check = (thing: string, findings: Check['findings'], variable: string): Check => ({
  thing,
  findings,
  todo: fill(serverTexts.unreachable, { variable }),
});

const CHECKS: readonly Check[] = [
  { thing: things.settings, todo: '', findings: checkSettings },
  { thing: things.address, todo: '', findings: checkAddress },
  check(things.postgres, (place) => checkVersion(place, 'postgres'), VARIABLES.postgres),
  check(things.nats, (place) => checkVersion(place, 'nats'), VARIABLES.nats),
  check(things.redis, (place) => checkVersion(place, 'redis'), VARIABLES.redis),
  check(things.storage, checkStorage, VARIABLES.storage),
  check(things.mail, checkMail, 'SMTP_URL'),
  { thing: things.tls, todo: '', findings: (place) => checkCertificates(place, new Date()) },
  check(things.clock, checkClock, VARIABLES.postgres),
  check(things.migrations, checkMigrations, VARIABLES.postgres),
  check(things.admin, checkFirstAdmin, VARIABLES.postgres),
  { thing: things.space, todo: '', findings: checkSpace },
];

export async function diagnose(place: Place, write: (line: string) => void): Promise<number> {
  const hide = hiderOf(place);
  let faults = 0;
  for (const { thing, todo, findings } of CHECKS) {
    for (const finding of await guarded(thing, todo, async () => findings(place))) {
      if (finding.state === 'fault') faults += 1;
      write(hide(lineOf(finding)));
    }
  }
  write(faults > 0 ? fill(doctorTexts.faults, { count: faults }) : doctorTexts.noFaults);
  return faults;
}

export async function run(args: string[]): Promise<void> {
  const { values } = orMisused(() => parseArgs({ args, options: { data: TEXT } }));
  const place = placeOf(dataFolder(values.data), process.env);
  if ((await diagnose(place, print)) > 0) process.exitCode = FAULTY;
}
