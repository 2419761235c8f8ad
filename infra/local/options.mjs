import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkout } from './checkout.mjs';

const START_HELP = `[options]
  --port N     port of the web app (default 3000 or $PORT; the next free port if it is in use)
  --apart      runs each service in a process of its own
  --reset      deletes the data of this instance first
  --data DIR   data folder (default .data or $GROUNDWORK_DATA)
  --help       prints this text
DATABASE_ADMIN_URL, NATS_URL, REDIS_URL and STORAGE_URL each replace the private server of that kind.
GROUNDWORK_PORTS=from-to limits all ports except that of the web app (default 20000-31999).
`;

const TEST_HELP = `npm test -- [options]
  --only STAGE  runs one stage, or several separated by commas: typecheck, lint, unused, build,
                unit, services, generators, papers, benches, firefox, journey, leaks
  --match TEXT  runs only test files whose path matches
  --long        includes the papers, the benches, Firefox and the long fault, corpus and fuzz runs
  --data DIR    data folder (default .data or $GROUNDWORK_DATA)
  --help        prints this text
TEST_SERVERS=containers starts the servers in Docker if its daemon answers.
`;

export class Misused extends Error {}

export const TEXT = /** @type {const} */ ({ type: 'string' });
export const FLAG = /** @type {const} */ ({ type: 'boolean', default: false });

/** @template T @param {() => T} parse */
export function orMisused(parse) {
  try {
    return parse();
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string | undefined} given */
export const dataFolder = (given) => resolve(checkout, given ?? (process.env['GROUNDWORK_DATA'] || '.data'));

/**
 * Ends the process where help is wanted or the arguments are wrong.
 * @template {{ help: boolean }} Options
 * @param {string} help
 * @param {(args: string[]) => Options} read
 */
export function optionsOrExit(help, read) {
  try {
    const options = read(process.argv.slice(2));
    if (!options.help) return options;
    process.stdout.write(help);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof Misused)) throw error;
    process.stderr.write(`${error.message}\n\n${help}`);
    process.exit(2);
  }
}

/** @param {string | undefined} value */
function portNumber(value) {
  const port = Number(value ?? 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Misused(`"${value}" is not a port. Enter a number from 1 to 65535.`);
}

export const startOptions = (command = 'npm start --') =>
  optionsOrExit(`${command} ${START_HELP}`, (args) => {
    const options = { port: TEXT, apart: FLAG, reset: FLAG, data: TEXT, help: FLAG };
    const { values } = orMisused(() => parseArgs({ args, options }));
    const port = portNumber(values.port ?? (process.env['PORT'] || undefined));
    return { ...values, port, data: dataFolder(values.data) };
  });

export const testOptions = () =>
  optionsOrExit(TEST_HELP, (args) => {
    const options = { only: TEXT, match: TEXT, long: FLAG, data: TEXT, help: FLAG };
    const { values } = orMisused(() => parseArgs({ args, options }));
    return { ...values, data: dataFolder(values.data) };
  });
