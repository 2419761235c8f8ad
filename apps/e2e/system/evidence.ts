import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What must stand in no log, event, job or error. The stage "leaks" looks for each one that a journey used. */
export const secretKinds = [
  ...(['token', 'password', 'SSN', 'EIN', 'account number', 'document text'] as const),
  ...(['card number', 'payment key'] as const),
];
export type SecretKind = (typeof secretKinds)[number];
export interface Secret {
  kind: SecretKind;
  value: string;
}

export interface Refusal {
  status: number;
  text: string;
}

/** Beside the run's record, outside the logs: the secrets stand in it. */
export const evidenceFolder = (runFile: string) => join(dirname(runFile), 'evidence');

function note(file: string, line: object): void {
  const runFile = process.env['RUN_FILE'];
  if (runFile === undefined) return;
  mkdirSync(evidenceFolder(runFile), { recursive: true });
  appendFileSync(join(evidenceFolder(runFile), file), `${JSON.stringify(line)}\n`);
}

/** A value that the system may keep to itself only. */
export function secret(kind: SecretKind, value: string): string {
  note('secrets.jsonl', { kind, value } satisfies Secret);
  return value;
}

/** What was said to whom was refused. */
export function noteRefusal(refusal: Refusal): void {
  note('refusals.jsonl', refusal);
}
