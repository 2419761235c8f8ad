import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type AnswerHolderBody, rpc } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { NamedOwners } from '../../../testing/named-owners.ts';
import { analyzedResult, runDocuments, type RunningDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
  await new NamedOwners(running).are({ fullName: 'Maya Reyes', legalBusinessName: 'Cedar Lane LLC' });
});
afterAll(() => running.stop());

type Answer = AnswerHolderBody['answer'];

const answer = (userId: string, documentId: string, given: Answer) =>
  running.service.rpc.call(rpc.documents.answerHolder, {
    ...actingForSelf(userId),
    documentId,
    to: { answer: given },
  });

const uploadNamed = (userId: string, ...printedNames: string[]) =>
  running.uploadProcessed(userId, { printedNames });

const holderOf = async (userId: string, id: string) => (await running.get(userId, id)).holder;

describe('the answer whose document it is', () => {
  it.each(['former-name', 'other-business'] as const)('is stored and published once: %s', async (given) => {
    const userId = randomUUID();
    const { id } = await uploadNamed(userId, 'Pine Street Inc');
    const first = await answer(userId, id, given);
    expect(first.holder).toEqual({ printed: 'Pine Street Inc', match: 'other', answer: given });
    const again = await answer(userId, id, given);
    expect(again).toEqual(first);
    expect(await running.eventTypes(id)).toHaveLength(3);
  });

  it('can be another one later', async () => {
    const userId = randomUUID();
    const { id } = await uploadNamed(userId, 'Pine Street Inc');
    await answer(userId, id, 'other-business');
    const { holder } = await answer(userId, id, 'former-name');
    expect(holder?.answer).toBe('former-name');
  });

  it('gives the owner a former name for her other documents', async () => {
    const userId = randomUUID();
    const first = await uploadNamed(userId, 'Pine Street Inc');
    const second = await uploadNamed(userId, 'PINE STREET INC.');
    await answer(userId, first.id, 'former-name');
    await eventually(
      () => holderOf(userId, second.id),
      (holder) => holder?.match === 'same',
    );
    const third = await uploadNamed(userId, 'Pine Street');
    expect(third.holder?.match).toBe('same');
    expect((await holderOf(userId, first.id))?.match).toBe('other');
  });

  it('takes the former name back with its document', async () => {
    const userId = randomUUID();
    const first = await uploadNamed(userId, 'Pine Street Inc');
    await answer(userId, first.id, 'former-name');
    const second = await uploadNamed(userId, 'Pine Street Inc');
    expect(second.holder?.match).toBe('same');
    const own = { ...actingForSelf(userId), documentId: first.id };
    await running.service.rpc.call(rpc.documents.remove, own);
    await eventually(
      () => holderOf(userId, second.id),
      (holder) => holder?.match === 'other',
    );
    await running.service.rpc.call(rpc.documents.restore, own);
    await eventually(
      () => holderOf(userId, second.id),
      (holder) => holder?.match === 'same',
    );
  });

  it('removes the document, also twice, and it can be restored with its question', async () => {
    const userId = randomUUID();
    const { id } = await uploadNamed(userId, 'Pine Street Inc');
    await answer(userId, id, 'remove');
    await answer(userId, id, 'remove');
    await expect(running.get(userId, id)).rejects.toMatchObject({ kind: 'not-found' });
    expect((await running.eventTypes(id)).filter((type) => String(type).includes('deleted'))).toHaveLength(1);
    await expect(answer(userId, id, 'former-name')).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    const own = { ...actingForSelf(userId), documentId: id };
    const restored = await running.service.rpc.call(rpc.documents.restore, own);
    expect(restored.holder).toEqual({ printed: 'Pine Street Inc', match: 'other', answer: null });
  });

  it('is in the audit log without the name', async () => {
    const userId = randomUUID();
    const { id } = await uploadNamed(userId, 'Pine Street Inc');
    await answer(userId, id, 'former-name');
    await answer(userId, id, 'former-name');
    const sql = 'select actor, action, details from audit_entries where subject_id = $1';
    expect(await running.service.query(sql, [id])).toEqual([
      { actor: userId, action: 'document.holder-answered', details: { answer: 'former-name' } },
    ]);
  });

  it('fails for another owner’s document and one that is not there', async () => {
    const { id } = await uploadNamed(randomUUID(), 'Pine Street Inc');
    for (const given of ['former-name', 'other-business', 'remove'] as const) {
      await expect(answer(randomUUID(), id, given)).rejects.toMatchObject({ kind: 'not-found' });
      await expect(answer(randomUUID(), randomUUID(), given)).rejects.toMatchObject({ kind: 'not-found' });
    }
  });

  it('fails for a document in her name, without a name, and before its reading', async () => {
    const userId = randomUUID();
    const documents = [
      await uploadNamed(userId, 'Cedar Lane LLC'),
      await uploadNamed(userId),
      await running.upload(userId),
    ];
    for (const { id } of documents)
      await expect(answer(userId, id, 'former-name')).rejects.toMatchObject({
        kind: 'conflict',
        code: 'NO_HOLDER_QUESTION',
      });
  });

  it('survives a second reading of the same name, and ends with another name', async () => {
    const userId = randomUUID();
    const { id } = await uploadNamed(userId, 'Pine Street Inc');
    await answer(userId, id, 'former-name');
    const readAgain = async (run: number, ...printedNames: string[]) => {
      await running.reanalyze(userId, id);
      await running.record(id, { ...analyzedResult, printedNames }, run);
      return (await running.get(userId, id)).holder?.answer;
    };
    expect(await readAgain(2, 'Pine Street Inc')).toBe('former-name');
    expect(await readAgain(3, 'Elm Street Inc')).toBeNull();
  });
});
