import { Readable } from 'node:stream';

export async function decidedContent(content: Readable, isDecided: () => boolean): Promise<Readable> {
  const chunks: AsyncIterator<unknown> = content[Symbol.asyncIterator]();
  const first: unknown[] = [];
  while (!isDecided()) {
    const { value, done } = (await chunks.next()) as { value: unknown; done?: boolean };
    if (done === true) break;
    first.push(value);
  }
  async function* all() {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return Readable.from(all());
}
