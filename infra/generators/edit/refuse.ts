/** Ends a generator with a message for the one who called it. Nothing is written. */
export function refuse(message: string): never {
  throw new Error(message);
}
