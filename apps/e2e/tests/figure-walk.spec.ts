import {
  prepareOwner,
  randomOwner,
  unreadScreens,
  type WalkedSystem,
  walkScreens,
} from '@groundwork/test-data';
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
    expect(unreadScreens(walked)).toEqual([]);
  });

test('the walk finds a planted value that contradicts the figures', async ({ page }) => {
  const owner = await TestOwner.signUp();
  const prepared = await prepareOwner(systemOf(owner), randomOwner(1));
  await signInAs(page, owner);
  await page.route('**/api/figures', async (route) => {
    const answer = await route.fetch();
    const figures = (await answer.json()) as { value: unknown }[];
    const planted = figures.map((each) =>
      typeof each.value === 'number' ? { ...each, value: each.value + 1000 } : each,
    );
    await route.fulfill({ response: answer, json: planted });
  });
  const screens = prepared.screens.filter(({ path }) => path === '/score/report');
  const [report] = await walkScreens(page, { ...prepared, screens });
  const printed = [...prepared.truth.figures.values()].filter(({ value }) => typeof value === 'number');
  expect(report?.contradictions.length).toBeGreaterThanOrEqual(printed.length);
});
