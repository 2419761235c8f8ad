import './node-version.mjs';
import { fill } from '../../libs/wording/src/fill.ts';
import { operatorTexts } from './local.wording.ts';
import { runCommand } from './operator-command.ts';
import { Misused } from './options.mjs';
import { print } from './progress.ts';

interface Command {
  readonly run: (args: string[]) => Promise<void>;
  readonly help: string;
  readonly summary: string;
}

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  doctor: () => import('./doctor.ts'),
  messages: () => import('./messages.ts'),
  queue: () => import('./queue.ts'),
  'audit-verify': () => import('./audit.ts'),
  'rotate-field-keys': () => import('./rotate-field-keys.ts'),
  'call-keys': () => import('./call-keys.ts'),
  'ledger-rebuild': () => import('./ledger-rebuild.ts'),
  'figures-rebuild': () => import('./figures-rebuild.ts'),
};

const END_OF_HELP = `"operator help COMMAND" prints the options of one. In a checkout, write "npm run operator -- COMMAND".
Exit code 0: done; 1: failed, with the reason; 2: wrong arguments; 3: done, and there are faults.
`;

async function overview(): Promise<string> {
  const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
  const rows = Object.entries(COMMANDS).map(
    async ([name, load]) => `  ${name.padEnd(width)}  ${(await load()).summary}\n`,
  );
  return `operator COMMAND [options]
${(await Promise.all(rows)).join('')}
${END_OF_HELP}`;
}

async function commandNamed(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw new Misused(fill(operatorTexts.unknown, { name }));
  return load();
}

const HELP = ['help', '--help', '-h'];

async function helpOn(name: string | undefined): Promise<void> {
  print((name === undefined ? await overview() : (await commandNamed(name)).help).trimEnd());
}

async function operate([name, ...args]: string[]): Promise<void> {
  if (name === undefined) throw new Misused(operatorTexts.noCommand);
  if (HELP.includes(name)) return helpOn(args[0]);
  const command = await commandNamed(name);
  if (args.some((each) => HELP.slice(1).includes(each))) return helpOn(name);
  await runCommand(command.run, command.help, args);
}

await runCommand(operate, overview);
