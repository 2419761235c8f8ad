import type { EvidenceFields } from '@groundwork/contracts';
import { form1040, pdfOf } from '@groundwork/test-data';
import { expect } from '@playwright/test';
import { TestOwner } from './owner.ts';
import { strongProfile } from './strong-profile.ts';

const fields = async (owner: TestOwner): Promise<EvidenceFields['fields']> =>
  ((await (await owner.call('GET', '/api/evidence')).json()) as EvidenceFields).fields;

/** The income of the 1040 is the last thing that other services learn from it. */
async function untilRead(owner: TestOwner): Promise<void> {
  const isRead = async () =>
    (await fields(owner)).some(({ field, chosen }) => field === 'annualPersonalIncome' && chosen !== null);
  await expect.poll(isRead, { timeout: 60_000 }).toBe(true);
}

/** Has a document, a score and matches. */
export async function createScoredOwner(): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await owner.upload({ name: '1040.pdf', content: form1040(80_000), category: 'tax_documents' });
  await owner.saveProfile(strongProfile);
  await expect.poll(async () => (await owner.matches()).length).toBeGreaterThan(0);
  await untilRead(owner);
  return owner;
}

export async function createDocumentToReview(): Promise<void> {
  const owner = await TestOwner.signUp();
  const content = pdfOf([['A letter', `to ${owner.person.email}`]]);
  await owner.upload({ name: 'letter.pdf', content, category: 'bank_statements' });
  const isWaiting = async () => (await owner.documents()).some(({ reviewRequired }) => reviewRequired);
  await expect.poll(isWaiting).toBe(true);
}
