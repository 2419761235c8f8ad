import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** An attacker has a machine of its own, so it takes no processor time from the system. */
export class AttackerProcess {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string, void>;

  constructor(script: readonly string[]) {
    this.#child = spawn('nice', ['-n', '19', process.execPath, ...script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
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
