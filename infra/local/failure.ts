import { isNativeError } from 'node:util/types';
import { troubles } from './local.wording.ts';

export class Failure extends Error {}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const codeOf = (error: unknown) =>
  isNativeError(error) && 'code' in error ? String(error.code) : undefined;

const ADVICE: readonly [RegExp, string][] = [
  [/ENOSPC|no space left on device|insufficient storage resources/i, troubles.diskFull],
  [/EADDRINUSE|address (is )?already in use|could not bind|failed listening on port/i, troubles.portInUse],
  [/EMFILE|too many open files/i, troubles.openFiles],
  [/ENOMEM|cannot allocate memory|out of memory/i, troubles.memory],
];

export const adviceFor = (text: string) => ADVICE.find(([pattern]) => pattern.test(text))?.[1];
