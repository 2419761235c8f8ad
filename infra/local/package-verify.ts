import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type SigningKey, signingKey } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { messageOf } from './failure.ts';
import { instanceAt, readRun } from './instance.ts';
import { packageTexts } from './local.wording.ts';
import { runCommand } from './operator-command.ts';
import { dataFolder, FLAG, Misused, orMisused, TEXT } from './options.mjs';
import { checkPackage } from './package-checks.ts';
import { print } from './progress.ts';

const HELP = `npm run package:verify -- FILE.zip [options]
  Checks a package of a lender's file and prints a line for each check. It uploads nothing.

  --site URL     reads the keys of this site (default: the system of "npm start"). A package does not name its
                 site, because a forged one would name the site of its forger.
  --keys FILE    reads the keys from a file with the answer of GET /api/signing-keys, without a network
  --data DIR     the data folder of the running system (default .data or $GROUNDWORK_DATA)
  --help         prints this text
Exit code 0: all is good; 1: a check failed; 2: the file or the keys can't be read, or the arguments are wrong.
`;

const answerMs = 10_000;

const keysIn = (text: string): SigningKey[] => {
  const { data } = signingKey.array().safeParse(JSON.parse(text));
  if (data === undefined) throw new Error(packageTexts.notKeys);
  return data;
};

async function keysOf(site: URL): Promise<SigningKey[]> {
  const answer = await fetch(new URL('/api/signing-keys', site), { signal: AbortSignal.timeout(answerMs) });
  return keysIn(await answer.text());
}

interface Trusted {
  readonly site: string;
  readonly read: () => Promise<SigningKey[]>;
}

function trusted({ keys, site, data }: { keys?: string; site?: string; data?: string }): Trusted {
  const address = site ?? readRun(instanceAt('dev', dataFolder(data)))?.url;
  if (keys !== undefined) {
    const name = address === undefined ? basename(keys) : orMisused(() => new URL(address)).host;
    return { site: name, read: async () => keysIn(await readFile(keys, 'utf8')) };
  }
  if (address === undefined) throw new Misused(packageTexts.noSite);
  const url = orMisused(() => new URL(address));
  return { site: url.host, read: () => keysOf(url) };
}

/** What can't be read is neither good nor bad, so it has an exit code of its own. */
async function orStop<T>(work: Promise<T>, textOf: (reason: string) => string): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    print(textOf(messageOf(error)));
    process.exitCode = 2;
    return undefined;
  }
}

async function verify(args: string[]): Promise<void> {
  const options = { keys: TEXT, site: TEXT, data: TEXT, help: FLAG };
  const { values, positionals } = orMisused(() => parseArgs({ args, options, allowPositionals: true }));
  if (values.help) {
    print(HELP);
    return;
  }
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Misused(packageTexts.noFile);
  const { site, read } = trusted(values);
  const keys = await orStop(read(), (reason) => fill(packageTexts.noKeys, { site, reason }));
  if (keys === undefined) return;
  const open = async () => checkPackage(await openAsBlob(path), site, keys);
  const result = await orStop(open(), (reason) => fill(packageTexts.notRead, { file: path, reason }));
  for (const line of result?.lines ?? []) print(line);
  process.exitCode = { valid: 0, invalid: 1, unreadable: 2 }[result?.state ?? 'unreadable'];
}

await runCommand(verify, HELP);
