import { mustRun } from '../local/commands.ts';

const PRELUDE = `shopt -s expand_aliases
sudo() { if [ "$(id -u)" = 0 ]; then "$@"; else command sudo --preserve-env "$@"; fi; }`;

const aliasesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('alias '));

export class PageShell {
  #aliases: string[] = [];

  constructor(
    readonly folder: string,
    readonly variables: NodeJS.ProcessEnv,
  ) {}

  run(text: string): Promise<string> {
    const script = [PRELUDE, ...this.#aliases, text].join('\n');
    this.#aliases.push(...aliasesIn(text));
    const options = { cwd: this.folder, env: { ...process.env, ...this.variables } };
    return mustRun('A block of the page', 'bash', ['-euo', 'pipefail', '-c', script], options);
  }
}
