import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { Failure, messageOf } from './failure.mjs';
import { checkout } from './instance.mjs';

export const START_HELP = `npm start -- [options]
  --port N     port of the web app (default 3000 or $PORT; the next free one if taken)
  --reset      delete this instance's data first
  --data DIR   keep data under DIR (default .data or $GROUNDWORK_DATA)
  --help       this text
DATABASE_ADMIN_URL, NATS_URL, REDIS_URL and STORAGE_URL each replace the private server of that kind.
GROUNDWORK_PORTS=from-to limits the ports of everything but the web app (default 20000-31999).
`;

export const TEST_HELP = `npm test -- [options]
  --only STAGE  run one stage, or several with commas between: typecheck, lint, unused, build,
                unit, services, generators, benches, journey, leaks
  --match TEXT  of tests, run only the files whose path matches
  --long        include the long fault, corpus and fuzz runs
  --data DIR    keep data under DIR (default .data or $GROUNDWORK_DATA)
  --help        this text
TEST_SERVERS=containers takes the servers from Docker where its daemon answers.
`;

export const ROTATE_HELP = `npm run rotate-keys -- [options]
  --data DIR   the running system's data (default .data or $GROUNDWORK_DATA)
  --help       this text
Wraps every data key anew under the first key in "fieldKeys" of secrets.json. Put the new key there first and restart.
With DATABASE_URL (of profile or of identity) and FIELD_KEYS set, it works on that database instead.
`;

/** @param {string | undefined} value */
const portNumber = (value) => {
  const port = Number(value ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`"${value}" is no port. Give a number from 1 to 65535.`);
  }
  return port;
};

/** @param {string | undefined} given */
export const dataFolder = (given) => resolve(checkout, given ?? (process.env['GROUNDWORK_DATA'] || '.data'));

/**
 * @template T
 * @param {() => T} parse
 * @param {string} help
 */
function orHelp(parse, help) {
  try {
    return parse();
  } catch (error) {
    throw new Failure(`${messageOf(error)}\n\n${help}`);
  }
}

/** @param {string[]} args */
export function startOptions(args) {
  const { values } = orHelp(
    () =>
      parseArgs({
        args,
        options: {
          port: { type: 'string' },
          reset: { type: 'boolean', default: false },
          data: { type: 'string' },
          help: { type: 'boolean', default: false },
        },
      }),
    START_HELP,
  );
  return {
    port: portNumber(values.port ?? (process.env['PORT'] || undefined)),
    reset: values.reset,
    data: dataFolder(values.data),
    help: values.help,
  };
}

/** @param {string[]} args */
export function testOptions(args) {
  const { values } = orHelp(
    () =>
      parseArgs({
        args,
        options: {
          only: { type: 'string' },
          match: { type: 'string' },
          long: { type: 'boolean', default: false },
          data: { type: 'string' },
          help: { type: 'boolean', default: false },
        },
      }),
    TEST_HELP,
  );
  const { only, match, long, help } = values;
  return { only, match, long, data: dataFolder(values.data), help };
}

/** @param {string[]} args */
export function rotateOptions(args) {
  const options = /** @type {const} */ ({
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  });
  const { values } = orHelp(() => parseArgs({ args, options }), ROTATE_HELP);
  return { data: dataFolder(values.data), help: values.help };
}
