import { FileReaders } from '../dist/index.js';

const [file = ''] = process.argv.slice(2);
const limits = { busyMs: 600_000, idleMs: 600_000, totalMs: 600_000 };
const readers = new FileReaders({ file, heapMb: 100, memoryMb: 1000 }, limits);
await readers.read(async (reader) => {
  process.send?.(await reader.run('pid', undefined));
  await reader.run('work', 600_000);
});
