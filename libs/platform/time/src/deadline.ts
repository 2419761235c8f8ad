export class DeadlineError extends Error {
  override name = 'DeadlineError';
  constructor(
    what: string,
    readonly ms: number,
  ) {
    super(`${what} gave no answer within ${ms} ms`);
  }
}

/** The work goes on after the deadline. */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  return Promise.race([work.then(() => true), late]).finally(() => {
    clearTimeout(timer);
  });
}

export async function deadline<T>(what: string, ms: number, work: Promise<T>): Promise<T> {
  if (!(await endsWithin(ms, work))) throw new DeadlineError(what, ms);
  return work;
}
