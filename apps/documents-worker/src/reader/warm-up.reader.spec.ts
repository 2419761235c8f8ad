import { expect, it } from '@jest/globals';
import type { ReadingMessage } from '../domain/reading-message.model.ts';
import { LaneRecognition } from './lane-recognition.adapter.ts';
import type { Recognition } from './recognition.adapter.ts';
import { readSample, warmUp } from './warm-up.reader.ts';

it('reads a sample through the text, the picture and the rows of a statement', async () => {
  const messages: ReadingMessage[] = [];
  const reading = await readSample(new LaneRecognition(), (message) => {
    messages.push(message);
    return Promise.resolve();
  });
  expect(reading).toMatchObject({
    outcome: 'analysed',
    classification: { subcategory: 'business_checking' },
    signals: [],
  });
  const types = new Set(messages.map(({ type }) => type));
  expect([...types].sort()).toEqual(['pages', 'picture', 'rows', 'stage', 'step']);
  const rows = messages.flatMap((message) => (message.type === 'rows' ? message.rows : []));
  expect(rows).toHaveLength(1);
});

it('reads no sample when a file is waiting', async () => {
  let reads = 0;
  const recognition: Recognition = {
    pagesAtOnce: 1,
    recognize: () => Promise.reject(new Error('The sample has a text layer')),
    recognizeAmounts: () => Promise.reject(new Error('The sample has a text layer')),
    stop: () => {
      reads += 1;
    },
  };
  await warmUp(Promise.resolve(), recognition);
  expect(reads).toBe(0);
});
