import { setTimeout as pause } from 'node:timers/promises';
import type { AddedInvitation, Business, DocumentView } from '@groundwork/contracts';
import { bankStatement } from '@groundwork/test-data';
import { expect, type Page, test } from '@playwright/test';
import { baseUrl, createPerson, TestOwner } from '../system/owner.ts';
import { dial, openSignedIn } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const switchesOfATab = 100;
const callsASecond = 20;

interface Place {
  id: string;
  name: string;
  file: string;
  score: number;
}

async function place(name: string, file: string, profile: Record<string, unknown>, person: TestOwner) {
  const owner = await TestOwner.signUp();
  const [own] = (await (await owner.call('GET', '/api/businesses')).json()) as Business[];
  const id = own?.id ?? '';
  await owner.call('PATCH', `/api/businesses/${id}`, JSON.stringify({ name }));
  await owner.upload({ name: file, content: bankStatement(name.length), category: 'bank_statements' });
  await owner.saveProfile(profile);
  const completeness = async () => (await owner.dashboard()).score.documentCompleteness;
  await expect.poll(completeness, { timeout: 90_000 }).toBeGreaterThan(0);
  const body = JSON.stringify({ email: person.person.email, role: 'member' });
  const invited = await owner.call('POST', '/api/people/invitations', body);
  const token = ((await invited.json()) as AddedInvitation).url.split('#')[1];
  await person.call('POST', '/api/invitations/accept', JSON.stringify({ token }));
  return { id, name, file, score: (await owner.score()).totalScore };
}

/** A string: this project compiles without the types of a browser. */
const watchScript = (sides: readonly (readonly string[])[]) => `
  new MutationObserver(() => {
    const text = document.querySelector('main')?.innerText ?? '';
    const seen = ${JSON.stringify(sides)}.filter((names) => names.some((name) => text.includes(name)));
    if (seen.length > 1) onMixed(text.slice(0, 500));
  }).observe(document, { childList: true, subtree: true, characterData: true })`;

async function watch(page: Page, places: readonly Place[]): Promise<string[]> {
  const mixed: string[] = [];
  await page.exposeFunction('onMixed', (text: string) => mixed.push(text));
  await page.addInitScript(watchScript(places.map(({ name, file }) => [name, file])));
  return mixed;
}

async function switchTo(page: Page, { name }: Place): Promise<void> {
  await page.getByRole('button', { name: /^Business: / }).click();
  await page.getByRole('menuitem', { name: new RegExp(name) }).click();
  await expect(page.getByRole('region', { name: 'Access', exact: true })).toContainText(`Acting for ${name}`);
}

async function workIn(page: Page, places: readonly [Place, Place], first: number): Promise<void> {
  for (let n = first; n < first + switchesOfATab; n += 1) {
    const [chosen, other] = n % 2 === 0 ? places : [places[1], places[0]];
    await switchTo(page, chosen);
    if (n % 4 < 2) {
      await page.goto('/documents');
      await expect(page.getByText(chosen.file)).toBeVisible();
    } else {
      await page.goto('/score');
      await expect(dial(page, chosen.score).first()).toBeVisible();
      await expect(dial(page, other.score)).toHaveCount(0);
    }
  }
}

class Load {
  readonly wrong: string[] = [];
  calls = 0;
  private isStopped = false;

  constructor(
    private readonly person: TestOwner,
    private readonly places: readonly Place[],
  ) {}

  async run(): Promise<void> {
    const open = new Set<Promise<void>>();
    while (!this.isStopped) {
      const at = this.places[this.calls % this.places.length];
      this.calls += 1;
      if (at !== undefined) {
        const call = this.read(at).finally(() => open.delete(call));
        open.add(call);
      }
      await pause(1000 / callsASecond);
    }
    await Promise.all(open);
  }

  stop(): void {
    this.isStopped = true;
  }

  private async read({ id, file }: Place): Promise<void> {
    const headers = { authorization: `Bearer ${this.person.token}`, 'x-business-id': id };
    const answer = await fetch(`${baseUrl}/api/documents`, { headers });
    const documents = (await answer.json()) as DocumentView[];
    const names = documents.map(({ originalName }) => originalName).join();
    if (answer.headers.get('x-business-id') !== id || names !== file)
      this.wrong.push(`${answer.status} ${names} for ${file}`);
  }
}

test('two hundred switches in two tabs under load never mix two businesses', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const jo = await TestOwner.signUp(createPerson('Jo', 'Lee'));
  const places = [
    await place('Rosa’s Bakery', 'bakery.pdf', strongProfile, jo),
    await place('Max’s Shop', 'shop.pdf', { ...strongProfile, personalCreditScore: 610 }, jo),
  ] as const;
  expect(places[0].score).not.toBe(places[1].score);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const tabs = [await context.newPage(), await context.newPage()] as const;
  await openSignedIn(tabs[0], jo, '/documents');
  await tabs[1].goto('/documents');
  const mixed = await Promise.all(tabs.map((tab) => watch(tab, places)));
  const load = new Load(jo, places);
  const running = load.run();
  await Promise.all(tabs.map((tab, n) => workIn(tab, places, n)));
  load.stop();
  await running;
  expect(mixed.flat()).toEqual([]);
  expect(load.wrong).toEqual([]);
  expect(load.calls).toBeGreaterThan(switchesOfATab);
});
