import { execFileSync } from 'node:child_process';

export function runScript(root: string, file: string, ...args: readonly string[]): void {
  const flags = ['--conditions=groundwork-source', '--import', './infra/typescript.mjs'];
  execFileSync(process.execPath, [...flags, file, ...args], { cwd: root, stdio: 'inherit' });
}
