import type { AccessEntry, AddedInvitation, Business, Page as PageOf } from '@groundwork/contracts';
import { bankStatement } from '@groundwork/test-data';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { createPerson, TestOwner } from '../system/owner.ts';
import { signInAdmin } from '../system/reviewer.ts';
import { field, mainNavigation, openSignedIn, signInAs } from '../system/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ownBusinessOf = async (owner: TestOwner): Promise<Business> => {
  const businesses = (await (await owner.call('GET', '/api/businesses')).json()) as Business[];
  const own = businesses.find(({ own: isOwn }) => isOwn);
  if (own === undefined) throw new Error('The owner has no business');
  return own;
};

const rename = async (owner: TestOwner, id: string, name: string): Promise<void> => {
  const answer = await owner.call('PATCH', `/api/businesses/${id}`, JSON.stringify({ name }));
  expect(answer.status).toBe(200);
};

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

async function expectAccessible(page: Page): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expectNoViolations(page);
  }
}

const band = (page: Page) => page.getByRole('region', { name: 'Access', exact: true });

async function inviteAdviser(page: Page, email: string): Promise<string> {
  await page.goto('/people');
  await expect(page.getByText('Only you have access. Invite your accountant.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await expectAccessible(page);
  await dialog.getByLabel('Their email').fill(email);
  await dialog.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(dialog).toBeHidden();
  const open = page.getByRole('region', { name: 'Open invitations' });
  await expect(open.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectAccessible(page);
  const url = await open.locator('.people-address').textContent();
  expect(url).toContain('/invitation#');
  return url ?? '';
}

test('an adviser signs up from a link, works under the band, and loses the access at once', async ({
  page: ownersPage,
  browser,
}) => {
  test.slow();
  const owner = await TestOwner.signUp();
  const { id } = await ownBusinessOf(owner);
  await rename(owner, id, 'Rosa’s Bakery');
  await owner.upload({ name: 'june.pdf', content: bankStatement(4321), category: 'bank_statements' });
  await openSignedIn(ownersPage, owner, '/dashboard');
  const adviser = createPerson('Jo', 'Lee');
  const url = await test.step('the owner invites an adviser', () => inviteAdviser(ownersPage, adviser.email));

  const page = await newPage(browser);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await test.step('the adviser signs up in place, founds a practice and accepts', async () => {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: /invites you to advise Rosa’s Bakery/ })).toBeVisible();
    await expectAccessible(page);
    const entry = page.getByRole('region', { name: 'Sign up to accept' });
    await field(entry, 'First Name').fill(adviser.firstName);
    await field(entry, 'Last Name').fill(adviser.lastName);
    await field(entry, 'Email').fill(adviser.email);
    await field(entry, 'Password').fill(adviser.password);
    await entry.getByRole('button', { name: 'Launch My Journey' }).click();
    await page.getByLabel('Name of your practice').fill('Lee & Partners');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(band(page)).toContainText('Acting for Rosa’s Bakery · Adviser at Lee & Partners');
    await expect(page).toHaveTitle(/^Rosa’s Bakery · /);
  });
  const token = url.split('#')[1] ?? '';
  expect(addresses.filter((address) => new URL(address).search.includes(token))).toEqual([]);

  await test.step('the adviser opens the documents and sees no upload', async () => {
    await mainNavigation(page).getByRole('link', { name: 'Documents' }).click();
    await expect(page.getByText('june.pdf')).toBeVisible();
    await expect(band(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose the category yourself' })).toHaveCount(0);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(band(page).getByText('Acting for Rosa’s Bakery')).toBeVisible();
    await expect(band(page).getByRole('button', { name: 'Leave' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(mainNavigation(page).getByRole('link', { name: 'Lender files' })).toHaveCount(0);
    await page.goto('/packages');
    await expect(
      page.getByText('You don’t have access to lender files. Ask Rosa’s Bakery for it.'),
    ).toBeVisible();
  });

  await test.step('the owner’s access log names the practice', async () => {
    const entries = async () =>
      ((await (await owner.call('GET', '/api/privacy/access-log?limit=50')).json()) as PageOf<AccessEntry>)
        .items;
    const isRead = ({ who, name, area }: AccessEntry) =>
      who === 'adviser' && name === 'Lee & Partners' && area === 'documents';
    await expect.poll(async () => (await entries()).some(isRead)).toBe(true);
    await ownersPage.goto('/privacy-center');
    const log = ownersPage.getByRole('region', { name: 'Who opened your data' });
    await expect(log.getByText('Lee & Partners · adviser').first()).toBeVisible();
  });

  await page.goto('/documents');
  await expect(page.getByText('june.pdf')).toBeVisible();
  await test.step('the owner ends the access', async () => {
    await ownersPage.goto('/people');
    const looks = ownersPage.getByRole('region', { name: 'Who looked' });
    await expect(looks.getByRole('listitem').filter({ hasText: 'Documents' })).toContainText(
      'Lee & Partners',
    );
    await expectAccessible(ownersPage);
    await ownersPage.getByRole('button', { name: 'End access of Lee & Partners' }).click();
    await expect(ownersPage.getByText('The access of Lee & Partners has ended')).toBeVisible();
    await expect(ownersPage.getByRole('button', { name: 'Invite again' })).toBeVisible();
  });

  await test.step('the next click of the adviser shows that it ended', async () => {
    const scores = mainNavigation(page).getByRole('link', { name: 'Score' });
    if (await scores.isVisible()) await scores.click({ timeout: 2000 }).catch(() => undefined);
    await expect(
      page.getByRole('heading', { name: 'Your access to Rosa’s Bakery has ended.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open your own business' }).click();
    await expect(band(page)).toHaveCount(0);
    await expect(page.getByText('Rosa’s Bakery')).toHaveCount(0);
  });
});

test('two businesses of one person in two tabs never show each other’s name or figure', async ({
  browser,
}) => {
  test.slow();
  const [rosa, max] = [await TestOwner.signUp(), await TestOwner.signUp()];
  const [bakery, shop] = [await ownBusinessOf(rosa), await ownBusinessOf(max)];
  await rename(rosa, bakery.id, 'Rosa’s Bakery');
  await rename(max, shop.id, 'Max’s Shop');
  await rosa.upload({ name: 'bakery.pdf', content: bankStatement(1111), category: 'bank_statements' });
  await max.upload({ name: 'shop.pdf', content: bankStatement(2222), category: 'bank_statements' });
  const person = createPerson('Jo', 'Lee');
  const jo = await TestOwner.signUp(person);
  for (const owner of [rosa, max]) {
    const body = JSON.stringify({ email: person.email, role: 'member' });
    const invited = await owner.call('POST', '/api/people/invitations', body);
    expect(invited.status).toBe(201);
    const token = ((await invited.json()) as AddedInvitation).url.split('#')[1];
    const accepted = await jo.call('POST', '/api/invitations/accept', JSON.stringify({ token }));
    expect(accepted.status).toBe(200);
  }

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await openSignedIn(first, jo, '/access');
  await second.goto('/access');
  await expect(first.getByRole('button', { name: 'Open Rosa’s Bakery' })).toBeVisible();
  await expectAccessible(first);
  await first.getByRole('button', { name: 'Open Rosa’s Bakery' }).click();
  await second.getByRole('button', { name: 'Open Max’s Shop' }).click();
  await expect(band(first)).toContainText('Acting for Rosa’s Bakery');
  await expect(band(second)).toContainText('Acting for Max’s Shop');
  for (let visit = 0; visit < 3; visit += 1) {
    for (const path of ['/documents', '/business-profile', '/documents']) {
      await Promise.all([first.goto(path), second.goto(path)]);
      await expect(band(first)).toContainText('Rosa’s Bakery');
      await expect(band(second)).toContainText('Max’s Shop');
    }
    await expect(first.getByText('bakery.pdf')).toBeVisible();
    await expect(second.getByText('shop.pdf')).toBeVisible();
    await expect(first.getByRole('main').getByText(/Max’s Shop|shop\.pdf/)).toHaveCount(0);
    await expect(second.getByRole('main').getByText(/Rosa’s Bakery|bakery\.pdf/)).toHaveCount(0);
  }

  await test.step('the switcher names both, and leads back to the own business', async () => {
    await first.getByRole('button', { name: 'Business: Rosa’s Bakery, Member' }).click();
    await expect(first.getByRole('menuitem', { name: /Max’s Shop/ })).toBeVisible();
    await expectNoViolations(first);
    await first.getByRole('menuitem', { name: /Max’s Shop/ }).click();
    await expect(band(first)).toContainText('Acting for Max’s Shop');
    await first.goto('/documents');
    await expect(first.getByText('shop.pdf')).toBeVisible();
    await expect(first.getByRole('main').getByText('bakery.pdf')).toHaveCount(0);
  });
});

async function manage(browser: Browser, practice: string): Promise<void> {
  const desk = await newPage(browser);
  await signInAs(desk, await signInAdmin());
  await desk.goto('/admin/businesses');
  await desk.getByLabel('Search a practice or admin').fill(practice);
  await desk.getByRole('button', { name: 'Give a plan to Lee & Partners' }).click();
  const gift = desk.getByRole('form', { name: 'Give a plan to Lee & Partners' });
  await gift.getByLabel('Reason').fill('A partner of the site');
  await gift.getByRole('button', { name: 'Give the plan' }).click();
  await expect(desk.getByText('Lee & Partners has the Master Partner plan.')).toBeVisible();
  await desk.getByRole('button', { name: 'Manager of Lee & Partners' }).click();
  const form = desk.getByRole('form', { name: 'Manager of Lee & Partners' });
  await form.getByLabel('Name of the manager').fill('Max Roth');
  await form.getByLabel('Email of the manager').fill('max@groundwork.example');
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Assign the manager' }).click();
  await expect(desk.getByText('Manager: Max Roth')).toBeVisible();
}

async function writeNotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Notes about Rosa’s Bakery' }).click();
  const notes = page.getByRole('dialog', { name: 'Notes about Rosa’s Bakery' });
  await notes.getByLabel('New note').fill('Waits for the tax return.');
  await notes.getByRole('button', { name: 'Add the note' }).click();
  const note = notes.getByRole('listitem').filter({ hasText: 'Waits for the tax return.' });
  await expect(note).toContainText('Jo Lee');
  await expectNoViolations(page);
  await note.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(notes.getByText('No notes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: /^Change the note/ }).click();
  await notes.getByLabel('Text of the note').fill('The tax return is here.');
  await notes.getByRole('button', { name: 'Save the note' }).click();
  await expect(notes.getByRole('listitem').filter({ hasText: 'The tax return is here.' })).toBeVisible();
  await notes.getByRole('button', { name: 'Close the notes' }).click();
  await expect(notes).toBeHidden();
}

test('a practice invites a client, and the client chooses what it sees', async ({ browser }) => {
  test.slow();
  const [person, client] = [createPerson('Jo', 'Lee'), await TestOwner.signUp()];
  const adviser = await TestOwner.signUp(person);
  const { id } = await ownBusinessOf(client);
  await rename(client, id, 'Rosa’s Bakery');
  const page = await newPage(browser);
  await openSignedIn(page, adviser, '/practice');
  await page.getByLabel('Name of your practice').fill('Lee & Partners');
  await page.getByRole('button', { name: 'Found the practice' }).click();
  await expect(
    page.getByText('No clients yet. Invite the first one. They decide what you see.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite client' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite a client' });
  await dialog.getByLabel('Their email').fill(client.person.email);
  await dialog.getByRole('button', { name: 'Can look' }).click();
  await dialog.getByRole('button', { name: 'Make the invitation' }).click();
  const url = (await page.locator('.people-address').textContent()) ?? '';

  const clientsPage = await newPage(browser);
  await openSignedIn(clientsPage, client, '/access');
  await clientsPage.goto(url);
  await expect(
    clientsPage.getByRole('heading', { name: 'Lee & Partners wants to work with you' }),
  ).toBeVisible();
  await clientsPage.getByLabel('Score', { exact: true }).selectOption('none');
  await expectAccessible(clientsPage);
  await clientsPage.getByRole('button', { name: 'Accept' }).click();
  await expect(clientsPage.getByRole('heading', { name: 'Lee & Partners' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Rosa’s Bakery' });
  await expect(row).toBeVisible({ timeout: 15_000 });
  await expect(row.getByRole('cell', { name: '–', exact: true }).first()).toBeVisible();
  await row.getByLabel('Stage of Rosa’s Bakery').selectOption('ready');
  await page.getByLabel('Stage', { exact: true }).selectOption('ready');
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await writeNotes(page);
  await manage(browser, adviser.person.email);
  await page.reload();
  const write = page.getByRole('link', { name: 'Write to Max Roth' });
  await expect(write).toHaveAttribute('href', 'mailto:max@groundwork.example');
  await expectAccessible(page);
  await page.getByLabel('Stage', { exact: true }).selectOption('ready');
  await row.getByRole('button', { name: 'Open Rosa’s Bakery' }).click();
  await expect(band(page)).toContainText('Acting for Rosa’s Bakery · Adviser at Lee & Partners');
});
