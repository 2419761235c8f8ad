import type { AnalysisResult } from '@groundwork/contracts';
import type { DrawTask } from '../domain/drawn-page.model.ts';
import { atFilePages } from '../domain/file-pages.rules.ts';
import {
  type FileMessage,
  isDrawTask,
  isFileMessage,
  type ReadingMessage,
} from '../domain/reading-message.model.ts';
import { NotQuick, NotRead, Unreadable } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';
import { drawPages } from './drawn-pages.reader.ts';
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
const [, , networks = '', command] = process.argv;
const recognition = recognitionOf(command, networks !== '');

const nextFile = () =>
  new Promise<FileMessage>((resolve) => {
    const take = (message: unknown) => {
      if (!isFileMessage(message)) return;
      process.off('message', take);
      resolve(message);
    };
    process.on('message', take);
  });

const toResult = (error: unknown): AnalysisResult => {
  if (error instanceof NotRead) return { outcome: 'failed', reason: error.message };
  const reason = error instanceof Unreadable ? error.message : reasons.unreadable;
  return { outcome: 'rejected', reason };
};

const lastMessageOf = (error: unknown): ReadingMessage =>
  error instanceof NotQuick ? { type: 'not-quick' } : { type: 'result', result: toResult(error) };

async function drawNext(task: DrawTask, content: Buffer): Promise<boolean> {
  const isWhole = await drawPages(content, task, { send, recognition }).then(
    () => true,
    () => false,
  );
  await send({ type: 'drawn-all', isWhole });
  return isWhole;
}

async function readNext({ task, content }: FileMessage): Promise<boolean> {
  process.title = 'documents-reader with a file';
  await send({ type: 'step' });
  if (isDrawTask(task)) return drawNext(task, content);
  const last = await readFile(content, task, { send, recognition }).then(
    (result): ReadingMessage => ({ type: 'result', result }),
    lastMessageOf,
  );
  process.title = 'documents-reader';
  await send(last);
  return last.type === 'result' && last.result.outcome === 'analysed';
}

let file = nextFile();
await warmUp(file, recognition);
for (;;) {
  const message = await file;
  file = nextFile();
  if (!(await readNext(message))) process.exit(0);
}
