/** `npm test` measures how slow the machine is. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);

export async function eventually<T>(
  read: () => Promise<T>,
  passes: (answer: T) => boolean,
  usualMs = 40_000,
): Promise<T> {
  const ms = usualMs * patience;
  const deadline = Date.now() + ms;
  for (;;) {
    const answer = await read();
    if (passes(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Still not so after ${ms} ms: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
