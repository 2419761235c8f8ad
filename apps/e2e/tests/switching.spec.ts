import { setTimeout as pause } from 'node:timers/promises';
import type { AddedInvitation, Business, DocumentView, ScoreReply } from '@groundwork/contracts';
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

/** Profile and document arrive one after the other. */
async function settledScore(owner: TestOwner): Promise<number> {
  let last = 0;
  const isSame = async () => {
    const before = last;
    last = (await owner.score()).totalScore;
    return last > 0 && last === before;
  };
  await expect.poll(isSame, { intervals: [3000] }).toBe(true);
  return last;
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
  const score = await settledScore(owner);
  const body = JSON.stringify({ email: person.person.email, role: 'member' });
  const invited = await owner.call('POST', '/api/people/invitations', body);
  const token = ((await invited.json()) as AddedInvitation).url.split('#')[1];
  await person.call('POST', '/api/invitations/accept', JSON.stringify({ token }));
  return { id, name, file, score };
}

interface Watch {
  readonly mixed: string[];
  compared: number;
}

/** A string: this project compiles without the types of a browser. */
const watchScript = (sides: readonly (readonly string[])[]) => `{
  const sides = ${JSON.stringify(sides)};
  let last = '';
  const look = () => {
    const parts = document.querySelectorAll('main, .acting-band, [role=img][aria-label*=" of 1000"]');
    const text = [...parts].map((part) => part.innerText + ' ' + (part.ariaLabel ?? '')).join(' ');
    const seen = sides.map((side) => side.filter((own) => text.includes(own)));
    const state = location.pathname + JSON.stringify(seen);
    if (state === last) return;
    last = state;
    if (seen.every((own) => own.length > 0)) void onMixed(state);
    else if (seen.some((own) => own.length > 1)) void onCompared();
  };
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => ((isDue = false), look()));
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}`;

/** In each frame that differs: the name, the file and the score of one business only. */
async function watch(page: Page, places: readonly Place[]): Promise<Watch> {
  const seen: Watch = { mixed: [], compared: 0 };
  await page.exposeFunction('onMixed', (state: string) => seen.mixed.push(state));
  await page.exposeFunction('onCompared', () => (seen.compared += 1));
  await page.addInitScript(
    watchScript(places.map(({ name, file, score }) => [`Acting for ${name}`, file, ` ${score} of 1000`])),
  );
  return seen;
}

async function switchTo(page: Page, { name }: Place): Promise<void> {
  await page.getByRole('button', { name: /^Business: / }).click();
  await page.getByRole('menuitem', { name: new RegExp(name) }).click();
  await expect(page.getByRole('region', { name: 'Access', exact: true })).toContainText(`Acting for ${name}`);
}

async function workIn(page: Page, places: readonly [Place, Place], first: number): Promise<number> {
  let compared = 0;
  for (let n = first; n < first + switchesOfATab; n += 1) {
    const [chosen, other] = n % 2 === 0 ? places : [places[1], places[0]];
    await switchTo(page, chosen);
    if (n % 4 < 2) {
      await page.goto('/documents');
      await expect(page.getByText(chosen.file)).toBeVisible();
      await expect(page.getByText(other.file)).toHaveCount(0);
    } else {
      await page.goto('/score');
      await expect(dial(page, chosen.score).first()).toBeVisible();
      await expect(dial(page, other.score)).toHaveCount(0);
    }
    compared += 1;
  }
  return compared;
}

class Load {
  readonly wrong: string[] = [];
  calls = 0;
  compared = 0;
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
        const path = this.calls % 4 < 2 ? '/api/documents' : '/api/score';
        const call = this.read(at, path).finally(() => open.delete(call));
        open.add(call);
      }
      await pause(1000 / callsASecond);
    }
    await Promise.all(open);
  }

  stop(): void {
    this.isStopped = true;
  }

  private async read({ id, file, score }: Place, path: '/api/documents' | '/api/score'): Promise<void> {
    const headers = { authorization: `Bearer ${this.person.token}`, 'x-business-id': id };
    const answer = await fetch(`${baseUrl}${path}`, { headers });
    const text = await answer.text();
    this.compared += 1;
    const figure = answer.status === 200 ? figureIn(text) : text;
    if (answer.headers.get('x-business-id') !== id || figure !== (path === '/api/score' ? score : file))
      this.wrong.push(`${path} answered ${answer.status} with ${figure} for ${file}`);
  }
}

function figureIn(text: string): string | number {
  const answer = JSON.parse(text) as DocumentView[] | ScoreReply;
  return Array.isArray(answer) ? answer.map(({ originalName }) => originalName).join() : answer.totalScore;
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
  const watches = await Promise.all(tabs.map((tab) => watch(tab, places)));
  const load = new Load(jo, places);
  const running = load.run();
  const compared = await Promise.all(tabs.map((tab, n) => workIn(tab, places, n)));
  load.stop();
  await running;
  expect(watches.flatMap(({ mixed }) => mixed)).toEqual([]);
  expect(load.wrong).toEqual([]);
  expect(compared).toEqual([switchesOfATab, switchesOfATab]);
  expect(load.compared).toBeGreaterThan(switchesOfATab);
  for (const { compared: frames } of watches) expect(frames).toBeGreaterThanOrEqual(switchesOfATab);
  const figures = `${compared.join(' and ')} screens, ${load.compared} replies, ${watches.map((each) => each.compared).join(' and ')} states`;
  process.stdout.write(`Compared: ${figures}\n`);

  await test.step('one figure of the other business on a screen is reported', async () => {
    const [tab] = tabs;
    await tab.evaluate(
      `document.querySelector('main').append(${JSON.stringify(places.map(({ file }) => file).join())})`,
    );
    await expect.poll(() => watches[0]?.mixed.length).toBe(1);
  });
});
