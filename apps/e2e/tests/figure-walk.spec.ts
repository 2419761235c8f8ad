import { prepareOwner, randomOwner, type WalkedSystem, walkScreens } from '@groundwork/test-data';
import { expect, test } from '@playwright/test';
import { importBankFile } from '../system/bank-files.ts';
import { TestOwner } from '../system/owner.ts';
import { signInAs } from '../system/screens.ts';

const systemOf = (owner: TestOwner): WalkedSystem => ({
  upload: (document) => owner.upload(document),
  importBankFile: (content) => importBankFile(owner, content),
  request: async (path, body, method) => {
    const answer = await owner.call(method ?? (body ? 'POST' : 'GET'), path, body && JSON.stringify(body));
    expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
    return (await answer.json()) as unknown;
  },
});

for (const seed of [1, 7, 9])
  test(`no screen of random owner ${seed} contradicts the figures`, async ({ page }) => {
    const owner = await TestOwner.signUp();
    const prepared = await prepareOwner(systemOf(owner), randomOwner(seed));
    await signInAs(page, owner);
    const walked = await walkScreens(page, prepared);
    for (const { path, unnamed, contradictions } of walked)
      expect({ unnamed, contradictions }, path).toEqual({ unnamed: [], contradictions: [] });
    const marked = walked.filter(({ marks }) => marks > 0).map(({ path }) => path.replace(/\?.*/, ''));
    for (const path of ['/score', '/score/report', '/business-profile', '/business-profile/interview'])
      expect(marked).toContain(path);
  });
