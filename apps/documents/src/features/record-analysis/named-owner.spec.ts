import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rpc, type UserId } from '@groundwork/contracts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

it('a report changes the document of the owner that it names, and no other', async () => {
  const [userId, other] = [randomUUID() as UserId, randomUUID() as UserId];
  const { id: documentId } = await running.upload(userId);
  const run = { documentId, version: 1 };
  const { rpc: services } = running.service;
  await services.call(rpc.documents.reportStage, { ...run, userId: other, stage: 'text' });
  await services.call(rpc.documents.recordAnalysis, { ...run, userId: other, result: analyzedResult });
  expect(await running.get(userId, documentId)).toMatchObject({ status: 'pending' });
  await services.call(rpc.documents.recordAnalysis, { ...run, userId, result: analyzedResult });
  expect(await running.get(userId, documentId)).toMatchObject({ status: 'processed' });
});
