export class DeadlineError extends Error {
  override name = 'DeadlineError';
  constructor(
    what: string,
    readonly ms: number,
  ) {
    super(`${what} gave no answer within ${ms} ms`);
  }
}

/** Whether the work comes to its end in time. It is not stopped, and its failure is a failure here. */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  return Promise.race([work.then(() => true), late]).finally(() => {
    clearTimeout(timer);
  });
}

/** The result of the work, or a DeadlineError when it does not come in time. */
export async function deadline<T>(what: string, ms: number, work: Promise<T>): Promise<T> {
  if (!(await endsWithin(ms, work))) throw new DeadlineError(what, ms);
  return work;
}
