export class Failure extends Error {}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

const TROUBLES: readonly [RegExp, string][] = [
  [
    /ENOSPC|no space left on device|insufficient storage resources/i,
    'The disk is full. Free some space; the processes recover by themselves.',
  ],
  [
    /EADDRINUSE|address (is )?already in use|could not bind|failed listening on port/i,
    'Another program took its port. End that program, or stop with Ctrl-C and run the same command again: it picks free ports.',
  ],
  [
    /EMFILE|too many open files/i,
    'Too many open files. Raise the limit with "ulimit -n 4096" and start again.',
  ],
  [
    /ENOMEM|cannot allocate memory|out of memory/i,
    'The machine is out of memory. Close other programs; about 1 GB is needed.',
  ],
];

export const adviceFor = (text: string) => TROUBLES.find(([pattern]) => pattern.test(text))?.[1];
