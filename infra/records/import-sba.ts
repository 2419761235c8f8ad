import '../local/node-version.mjs';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { RecordUpload } from '@groundwork/contracts';
import { fill } from '../../libs/wording/src/fill.ts';
import { instanceAt, readRun } from '../local/instance.ts';
import { dataFolder, FLAG, Misused, orMisused, TEXT } from '../local/options.mjs';
import { print } from '../local/progress.ts';
import { Away, Gateway, Rejected } from './gateway.ts';
import { recordTexts } from './records.wording.ts';
import { sendFile, settled } from './send-file.ts';

interface Options {
  readonly file: string;
  readonly url: string;
  readonly isDryRun: boolean;
  readonly isConfirmed: boolean;
}

const EXIT = { done: 0, rejected: 1, misused: 2, waits: 3 } as const;

function readOptions(args: string[]): Options | undefined {
  const options = { 'dry-run': FLAG, yes: FLAG, help: FLAG, url: TEXT, data: TEXT };
  const { values, positionals } = orMisused(() => parseArgs({ args, options, allowPositionals: true }));
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Misused(recordTexts.oneFile);
  if (!existsSync(file)) throw new Misused(fill(recordTexts.noFile, { file }));
  const url = values.url ?? readRun(instanceAt('dev', dataFolder(values.data)))?.url;
  if (url === undefined) throw new Misused(recordTexts.noAddress);
  return { file, url, isDryRun: values['dry-run'], isConfirmed: values.yes };
}

function reach(url: string): Gateway | Promise<Gateway> {
  const { ADMIN_TOKEN: token, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_CODE: otp } = process.env;
  if (token) return new Gateway(url, token);
  if (!email || !password) throw new Misused(recordTexts.noAdministrator);
  return Gateway.signIn(url, { email, password, ...(otp && { otp }) });
}

function report({ summary, refusal, state }: RecordUpload): void {
  if (summary) {
    const { counted, lenders, notFunded, aside, asOf } = summary;
    print(fill(recordTexts.summary, { counted, lenders, notFunded, aside, asOf }));
  }
  if (refusal) print(fill(recordTexts.refused, { message: refusal.message }));
  if (state === 'cancelled') print(recordTexts.canceled);
}

async function publish(gateway: Gateway, upload: RecordUpload, isConfirmed: boolean): Promise<number> {
  const codes = upload.warnings.map(({ code }) => code);
  if (codes.length > 0 && !isConfirmed) {
    print(fill(recordTexts.confirm, { message: upload.warnings.map(({ message }) => message).join(' ') }));
    return EXIT.waits;
  }
  await gateway.apply(upload.id, codes);
  const applied = await settled(gateway, upload);
  if (applied.state !== 'applied') report(applied);
  else print(recordTexts.applied);
  return applied.state === 'applied' ? EXIT.done : EXIT.rejected;
}

async function run({ file, url, isDryRun, isConfirmed }: Options): Promise<number> {
  const gateway = await reach(url);
  const upload = await settled(gateway, await sendFile(gateway, file));
  report(upload);
  if (upload.state === 'applied') return EXIT.done;
  if (upload.state !== 'ready') return EXIT.rejected;
  if (!isDryRun) return publish(gateway, upload, isConfirmed);
  print(recordTexts.dryRun);
  return EXIT.done;
}

const codes: Readonly<Record<string, number>> = { DUPLICATE_FILE: EXIT.done, CONFIRM_NEEDED: EXIT.waits };

function exitOf(error: unknown): number {
  if (!(error instanceof Misused || error instanceof Away || error instanceof Rejected)) throw error;
  const code = error instanceof Rejected ? codes[error.code] : EXIT.misused;
  process.stderr.write(`${error.message}\n${error instanceof Misused ? `\n${recordTexts.help}` : ''}`);
  return code ?? EXIT.rejected;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = await run(options);
  else print(recordTexts.help);
} catch (error) {
  process.exitCode = exitOf(error);
}
