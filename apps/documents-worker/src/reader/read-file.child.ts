import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AnalysisResult } from '@groundwork/contracts';
import { atFilePages } from '../domain/file-pages.rules.ts';
import type { ReadingTask } from '../domain/reading-message.model.ts';
import { NotRead, Unreadable } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';
import { readFile, type SendReading } from './file.reader.ts';
import { recognitionOf } from './recognition.adapter.ts';
import { warmUp } from './warm-up.reader.ts';

const send: SendReading = (message, pages = 0) =>
  new Promise<void>((resolve) => {
    if (process.send)
      process.send(atFilePages(message, pages), () => {
        resolve();
      });
    else resolve();
  });

process.once('disconnect', () => process.exit(1));
const newRecognition = () => recognitionOf(process.argv[2]);
const file = once(process, 'message') as Promise<[ReadingTask]>;
await warmUp(file, newRecognition());
const [task] = await file;
process.title = 'documents-reader with a file';
await send({ type: 'step' });
const bytes = await buffer(process.stdin);
const reading = readFile(bytes, task, { send, recognition: newRecognition() });
const result = await reading.catch((error: unknown): AnalysisResult => {
  if (error instanceof NotRead) return { outcome: 'failed', reason: error.message };
  const reason = error instanceof Unreadable ? error.message : reasons.unreadable;
  return { outcome: 'rejected', reason };
});
await send({ type: 'result', result });
process.exit(0);
