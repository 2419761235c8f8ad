/** Something that can be expected to go wrong: its message says what to do, and no stack trace is shown. */
export class Failure extends Error {}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** @type {{ pattern: RegExp, advice: string }[]} */
const KNOWN_TROUBLES = [
  {
    pattern: /ENOSPC|no space left on device|insufficient storage resources/i,
    advice: 'The disk is full. Free some space; the processes recover by themselves.',
  },
  {
    pattern: /EADDRINUSE|address (is )?already in use|could not bind|failed listening on port/i,
    advice:
      'Another program took its port. End that program, or stop with Ctrl-C and run the same command again: it picks free ports.',
  },
  {
    pattern: /EMFILE|too many open files/i,
    advice: 'Too many open files. Raise the limit with "ulimit -n 4096" and start again.',
  },
  {
    pattern: /ENOMEM|cannot allocate memory|out of memory/i,
    advice: 'The machine is out of memory. Close other programs; about 1 GB is needed.',
  },
];

/**
 * What to do about a line of output, where that is known.
 * @param {string} text
 */
export const adviceFor = (text) => KNOWN_TROUBLES.find(({ pattern }) => pattern.test(text))?.advice;
