import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const inInfra = (file: string) => fileURLToPath(new URL(`../../../infra/${file}`, import.meta.url));
const node = ['--import', inInfra('typescript.mjs'), inInfra('local/operator.ts')];

export interface OperatorRun {
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
}

/** Runs a command of the operator in a process of its own, which has only these variables. */
export function startOperator({ args, environment }: OperatorRun) {
  let finish: (outcome: { code: number; output: string }) => void;
  const ended = new Promise<{ code: number; output: string }>((resolve) => (finish = resolve));
  const env = { PATH: process.env['PATH'], ...environment };
  const child = execFile(process.execPath, [...node, ...args], { env }, (error, stdout, stderr) => {
    finish({ code: Number(error?.code ?? 0), output: stdout + stderr });
  });
  return { child, ended };
}

export const runOperator = (run: OperatorRun) => startOperator(run).ended;
