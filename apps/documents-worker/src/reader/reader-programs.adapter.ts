import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startReader } from '@groundwork/platform-file-reader';
import type { ChosenRecognizer } from './recognizer-choice.adapter.ts';

const sizes = { heapMb: 512, memoryMb: 2000 };
const pathOf = (child: string) =>
  fileURLToPath(new URL(`../../dist/reader/${child}.child.js`, import.meta.url));

export const startFileReader = (
  { arguments: args, environment }: ChosenRecognizer,
  networks: string,
  priority?: number,
): ChildProcess =>
  startReader({
    file: pathOf('read-file'),
    ...sizes,
    arguments: [networks, ...args],
    environment,
    ...(priority !== undefined && { priority }),
  });

export const startRecognizer = (networks = ''): ChildProcess =>
  startReader({ file: pathOf('recognize'), ...sizes, arguments: [networks] });
