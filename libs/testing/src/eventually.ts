export async function eventually<T>(
  read: () => Promise<T>,
  passes: (answer: T) => boolean,
  ms = 40_000,
): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    const answer = await read();
    if (passes(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still not so after ${ms} ms: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
