import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The stage "leaks" searches logs, events, jobs and errors for each of these. */
export const secretKinds = [
  ...(['token', 'password', 'SSN', 'EIN', 'account number', 'document text'] as const),
  ...(['card number', 'payment key', 'borrower'] as const),
];
export type SecretKind = (typeof secretKinds)[number];
export interface Secret {
  kind: SecretKind;
  value: string;
}

export interface Rejection {
  status: number;
  text: string;
}

/** Outside the logs, because the files contain the secrets. */
export const evidenceFolder = (runFile: string) => join(dirname(runFile), 'evidence');

function appendLine(file: string, line: object): void {
  const runFile = process.env['RUN_FILE'];
  if (runFile === undefined) return;
  mkdirSync(evidenceFolder(runFile), { recursive: true });
  appendFileSync(join(evidenceFolder(runFile), file), `${JSON.stringify(line)}\n`);
}

export function recordSecret(kind: SecretKind, value: string): string {
  appendLine('secrets.jsonl', { kind, value } satisfies Secret);
  return value;
}

export function recordRejection(rejection: Rejection): void {
  appendLine('rejections.jsonl', rejection);
}
