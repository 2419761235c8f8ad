import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { which } from '../../local/commands.ts';

export class AttackerProcess {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string, void>;

  constructor(script: readonly string[], core: number | undefined) {
    const node = [process.execPath, ...script];
    const isPinned = core !== undefined && which('taskset') !== undefined;
    const [program = '', ...args] = isPinned ? ['taskset', '-c', String(core), ...node] : node;
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdout } = this.#child;
    if (stdout === null) throw new Error('The attacker has no output');
    this.#lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  }

  async line(): Promise<string> {
    const { value } = await this.#lines.next();
    return String(value);
  }

  stop(): Promise<string> {
    this.#child.kill('SIGTERM');
    return this.line();
  }
}
