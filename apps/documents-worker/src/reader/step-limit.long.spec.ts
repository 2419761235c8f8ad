import { spawn } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { endReader } from '@groundwork/platform-file-reader';
import { reasons } from '../documents-worker.wording.ts';
import { readInChild } from './read-in-child.adapter.ts';
import { RecognitionLane } from './recognition-lane.adapter.ts';

const program = `
  const pages = Number(process.argv[1]);
  const result = { outcome: 'rejected', reason: 'read' };
  process.once('message', () => process.send({ type: 'pages', pages }, () => {
    while (process.cpuUsage().user + process.cpuUsage().system < 6_000_000);
    process.send({ type: 'result', result });
  }));
`;

async function read(pages: number, mediaType = 'application/pdf') {
  const child = spawn(process.execPath, ['-e', program, String(pages)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  try {
    const reading = await readInChild(child, { mediaType, category: 'tax_documents' }, Buffer.from('file'), {
      onStage: () => undefined,
      onPicture: () => undefined,
      onRows: () => undefined,
      recognition: new RecognitionLane().forFile(),
      maxTotalMs: 600_000,
    });
    return reading?.result;
  } finally {
    await endReader(child);
  }
}

describe('a step of six seconds', () => {
  it('is too long for a document of one page', async () => {
    expect(await read(1)).toEqual({ outcome: 'rejected', reason: reasons.resourceLimit });
  }, 120_000);

  it('is allowed for a document of two pages', async () => {
    expect(await read(2)).toEqual({ outcome: 'rejected', reason: 'read' });
  }, 120_000);
});
