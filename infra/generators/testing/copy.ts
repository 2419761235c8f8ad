import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

/** Links other packages to the installed ones, and packages of this repository to the copy. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  const link = (name: string) => symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(installed)) {
    if (name === '.cache') continue;
    if (!name.startsWith('@')) link(name);
    else {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      for (const inner of readdirSync(join(installed, name))) {
        const path = join(name, inner);
        if (name !== '@groundwork') link(path);
        else symlinkSync(readlinkSync(join(installed, path)), join(folder, 'node_modules', path));
      }
    }
  }
}

/** A copy of the repository with its uncommitted changes. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'groundwork-generators-'));

  constructor() {
    const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0');
    for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(this.folder, file));
    }
    mkdirSync(join(this.folder, 'node_modules'));
    linkPackages(this.folder);
    this.#git('init', '--quiet');
    this.#git('add', '--all');
    this.#git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'copy');
  }

  #git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8' });
  }

  changed(): string[] {
    this.#git('add', '--all');
    const names = this.#git('diff', '--cached', '--name-only', '--diff-filter=d');
    return names.split('\n').filter((name) => name !== '');
  }

  reset(): void {
    this.#git('reset', '--quiet', '--hard');
  }

  /** Returns the output of a failed run, and an empty text after success. */
  async faultsOf(...args: string[]): Promise<string> {
    const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_OPTIONS: '' };
    try {
      await promisify(execFile)(process.execPath, args, { cwd: this.folder, env, maxBuffer: 2 ** 26 });
      return '';
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return `${args.join(' ')}\n${stdout}\n${stderr}`;
    }
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
