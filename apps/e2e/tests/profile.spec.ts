import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { recordSecret } from '../system/evidence.ts';
import { TestOwner } from '../system/owner.ts';
import { recordCalls, openScreen, disableAutomaticRefresh } from '../system/refreshes.ts';
import { identifiers, required } from '../system/required-answers.ts';
import {
  closeMessageButton,
  dial,
  expectDashboard,
  fillSignIn,
  overflowScript,
  hoverUndo,
  signInAs,
  signInView,
  storeToken,
  toast,
  sessionIn,
} from '../system/screens.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });

async function openProfile(page: Page, owner: TestOwner): Promise<void> {
  await signInAs(page, owner);
  await page.goto('/business-profile');
  await expect(tab(page, 'Personal')).toHaveAttribute('aria-selected', 'true');
}

async function openProfileLast(page: Page, owner: TestOwner): Promise<void> {
  await disableAutomaticRefresh(page);
  await signInAs(page, owner);
  await page.goto('/dashboard');
  await expectDashboard(page, owner);
  await openScreen(page, 'Score');
  await expect(dial(page, 0)).toBeVisible();
  await openScreen(page, 'Business Profile');
  await expect(tab(page, 'Personal')).toHaveAttribute('aria-selected', 'true');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await box(page, label).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

async function nextTab(page: Page, from: string, to: string): Promise<void> {
  await tab(page, from).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, to)).toBeFocused();
}

async function ownerWithProfile(): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await owner.saveProfile({ ...required, ...identifiers() });
  return owner;
}

test('an owner fills all six tabs with the keyboard, saves, and sees all values after a reload', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  const { ssn, ein } = identifiers();
  await openProfileLast(page, owner);
  await expect(page.getByText('Profile Completion 0%')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Business Optimization Center' })).toBeVisible();
  await type(page, 'Full name *', required.fullName);
  await type(page, 'Social Security number *', ssn.replaceAll('-', ''));
  await expect(box(page, 'Social Security number *')).toHaveValue(ssn);
  await box(page, 'Date of birth *').fill(required.dateOfBirth);
  await type(page, 'Phone *', '5551234567');
  await expect(box(page, 'Phone *')).toHaveValue(required.phone);
  await type(page, 'Email *', required.email);
  await type(page, 'Current address *', required.currentAddress);
  await type(page, 'Personal credit score *', '712');
  await type(page, 'Annual personal income *', '84000');
  await expect(box(page, 'Annual personal income *')).toHaveValue('84,000');
  await box(page, 'Bankruptcy history').focus();
  await page.keyboard.type('resol');
  await page.keyboard.press('Enter');

  await nextTab(page, 'Personal', 'Business');
  await type(page, 'Legal business name *', required.legalBusinessName);
  await type(page, 'EIN *', ein.replaceAll('-', ''));
  await expect(box(page, 'EIN *')).toHaveValue(ein);
  await box(page, 'Industry *').focus();
  await page.keyboard.type('Other');
  await page.keyboard.press('Enter');
  await type(page, 'Industry, in your words', 'Cheese making');
  await type(page, 'Business address *', required.businessAddress);
  await type(page, 'Business phone *', '5557654321');

  await nextTab(page, 'Business', 'Financial');
  await type(page, 'Annual revenue, current year *', '410000');
  await box(page, 'Monthly revenue, Jan').focus();
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/plain', '$1,000\\t2000\\t3000\\t4\\t5\\t6\\t7\\t8\\t9\\t10\\t11\\t12000\\n');
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox ignores the data of its constructor.
    Object.defineProperty(paste, 'clipboardData', { value: data });
    document.activeElement.dispatchEvent(paste);
  }`);
  await expect(box(page, 'Monthly revenue, Dec')).toHaveValue('12,000');
  await nextTab(page, 'Financial', 'Banking');
  await type(page, 'Primary bank *', required.primaryBankName);
  await expect(box(page, 'NSF incidents')).toHaveValue('');
  await type(page, 'NSF incidents', '0');
  await expect(box(page, 'NSF incidents')).toHaveValue('0');
  await box(page, 'Overdraft history').focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await nextTab(page, 'Banking', 'Loan Request');
  await type(page, 'Loan request amount *', '60000');
  await nextTab(page, 'Loan Request', 'Additional');
  await type(page, 'D&B rating', '3A2');
  expect(await owner.profile()).toMatchObject({ fullName: '', personalCreditScore: 0, primaryBankName: '' });
  const calls = recordCalls(page);
  await save(page).press('Enter');
  await expect(toast(page, 'Business profile saved successfully!')).toBeVisible();
  await expect(toast(page, 'Success')).toBeVisible();

  expect(await owner.profile()).toMatchObject({
    ...required,
    industryType: 'Cheese making',
    bankruptcyHistory: 'resolved',
    ssn: '***-**-8842',
    ein,
    monthlyRevenue: [1000, 2000, 3000, 4, 5, 6, 7, 8, 9, 10, 11, 12_000],
    dnbRating: '3A2',
    nsfIncidents: 0,
    overdraftHistory: false,
    personalGuarantee: false,
  });
  const { answered } = await owner.profile();
  expect(answered).toEqual(expect.arrayContaining(['nsfIncidents', 'overdraftHistory', 'fullName']));
  expect(answered).not.toContain('personalGuarantee');
  expect(answered).not.toContain('monthlyDeposits');
  await expect.poll(() => calls).toContain('GET /api/business-profile');
  await openScreen(page, 'Dashboard');
  await expect.poll(() => calls).toContain('GET /api/dashboard');
  await openScreen(page, 'Business Profile');
  await page.reload();
  await expect(box(page, 'Full name *')).toHaveValue(required.fullName);
  await expect(box(page, 'Social Security number *')).toHaveValue('***-**-8842');
  await tab(page, 'Business').click();
  await expect(box(page, 'Industry, in your words')).toHaveValue('Cheese making');
  await tab(page, 'Financial').click();
  await expect(box(page, 'Monthly revenue, Jan')).toHaveValue('1,000');
  await tab(page, 'Banking').click();
  await expect(box(page, 'NSF incidents')).toHaveValue('0');
  await expect(box(page, 'Monthly deposits')).toHaveValue('');
  const answers = page.getByRole('tabpanel', { name: /^Banking/ });
  await expect(answers.locator('.field', { hasText: 'Overdraft history' })).toContainText('No');
  await tab(page, 'Loan Request').click();
  const loan = page.getByRole('tabpanel', { name: /^Loan Request/ });
  await expect(loan.locator('.field', { hasText: 'Personal guarantee' })).toContainText('Not answered yet');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Profile history' });
  await expect(history.getByText('You ·')).toBeVisible();
  await expect(
    history.getByRole('listitem').filter({ hasText: 'Social Security number' }).last(),
  ).toContainText('changed');
  const confirmed = history.getByRole('listitem').filter({ hasText: 'NSF incidents' }).last();
  await expect(confirmed).toContainText('Not answered yet');
  await expect(history).not.toContainText('8842');
});

test('a profile with an error is not saved: the first tab with an error opens and its field has the focus', async ({
  page,
}) => {
  await openProfile(page, await ownerWithProfile());
  await tab(page, 'Loan Request').click();
  await box(page, 'Loan request amount *').fill('');
  await tab(page, 'Business').click();
  await box(page, 'Ownership percentage').fill('101');
  await tab(page, 'Additional').click();
  await save(page).click();
  await expect(tab(page, 'Business')).toHaveAttribute('aria-selected', 'true');
  await expect(box(page, 'Ownership percentage')).toBeFocused();
  await expect(tab(page, 'Business')).toHaveAccessibleName('Business 1 field to correct');
  await expect(tab(page, 'Loan Request')).toHaveAccessibleName('Loan Request 1 field to correct');
  await tab(page, 'Loan Request').click();
  await expect(page.getByText('This field is required')).toBeVisible();
});

test('an invalid number has a message at its field, does not count as completed, and is not saved', async ({
  page,
}) => {
  const owner = await ownerWithProfile();
  await openProfile(page, owner);
  await expect(page.getByText('Profile Completion 78%')).toBeVisible();
  await type(page, 'Middle name', 'Alba');
  await box(page, 'Social Security number *').fill('900-12-3456');
  await box(page, 'Phone *').fill('555 0100');
  await box(page, 'Email *').fill('rosa@');
  await box(page, 'Current address *').fill('1 Mill Lane, Austin, TX 7870');
  await box(page, 'Full name *').focus();
  for (const message of [
    'Enter a valid SSN (9 digits)',
    'Enter a valid US phone number',
    'Enter a valid email address',
    'Enter the ZIP code with 5 digits or 5+4',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('Profile Completion 61%')).toBeVisible();
  await tab(page, 'Business').click();
  await box(page, 'EIN *').fill('00-1234567');
  await save(page).click();
  await expect(tab(page, 'Personal')).toHaveAccessibleName('Personal 4 fields to correct');
  await tab(page, 'Business').click();
  await expect(page.getByText('Enter a valid EIN (9 digits)')).toBeVisible();
  expect(await owner.profile()).toMatchObject({ ...required, middleName: '', ssn: '***-**-8842' });
});

test('a stored number that is not valid has a message when the profile opens, and blocks the next save', async ({
  page,
}) => {
  const owner = await ownerWithProfile();
  const older = { ...(await owner.profile()), ssn: '***-**-****', phone: '555 0100' };
  await page.route('**/api/business-profile', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { ...older, fieldsToCheck: ['ssn', 'phone'] } })
      : route.continue(),
  );
  await openProfile(page, owner);
  await expect(page.getByText('Check this number')).toHaveCount(2);
  await expect(tab(page, 'Personal')).toHaveAccessibleName('Personal 2 fields to correct');
  await expect(page.getByText('Profile Completion 72%')).toBeVisible();
  await box(page, 'Phone *').fill('(555) 123-4567');
  await save(page).click();
  await expect(box(page, 'Social Security number *')).toBeFocused();
  await expect(page.getByText('Check this number')).toHaveCount(1);
});

test('two tabs lose no change: fields that both changed have a question, the others merge', async ({
  page,
  context,
}, testInfo) => {
  const owner = await ownerWithProfile();
  await openProfile(page, owner);
  await disableAutomaticRefresh(page);
  await page.reload();
  await box(page, 'Middle name').fill('Alba');
  await box(page, 'Full name *').fill('Rosa Alba Diaz');
  await box(page, 'Personal credit score *').fill('725');
  await expect(box(page, 'Personal credit score *')).toHaveValue('725');

  const other = await context.newPage();
  await other.goto('/business-profile');
  await box(other, 'Full name *').fill('Rosa M. Diaz');
  await box(other, 'Personal credit score *').fill('740');
  await box(other, 'Current address *').fill('9 Mill Lane');
  await save(other).click();
  await expect(toast(other, 'Business profile saved successfully!')).toBeVisible();
  await other.close();

  await save(page).click();
  const question = page.getByRole('dialog', { name: 'Your profile changed in another tab' });
  await expect(question.getByRole('group')).toHaveCount(2);
  await expect(question.getByRole('radio', { name: 'Yours: Rosa Alba Diaz' })).toBeChecked();
  await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`conflict ${theme}.png`));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  const newer = { fullName: 'Rosa M. Diaz', personalCreditScore: 740, currentAddress: '9 Mill Lane' };
  expect(await owner.profile()).toMatchObject({ ...newer, middleName: '' });
  await save(page).press('Enter');
  await question.getByRole('radio', { name: 'Yours: 725' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(question.getByRole('radio', { name: 'In the other tab: 740' })).toBeChecked();
  await question.getByRole('button', { name: 'Save these values' }).press('Enter');
  await expect(toast(page, 'Business profile saved successfully!')).toBeVisible();
  await expect(box(page, 'Personal credit score *')).toHaveValue('740');
  const merged = { ...newer, fullName: 'Rosa Alba Diaz', middleName: 'Alba' };
  expect(await owner.profile()).toMatchObject(merged);

  await owner.saveProfile({ dbaName: 'Diaz Bread' });
  await box(page, 'Middle name').fill('Bea');
  await save(page).click();
  await expect.poll(() => owner.profile()).toMatchObject({ middleName: 'Bea', dbaName: 'Diaz Bread' });
  await expect(question).toBeHidden();
});

test('Expert Guidance follows values in the form that are not saved yet', async ({ page }) => {
  await openProfile(page, await TestOwner.signUp());
  await page.getByRole('button', { name: 'Expert Guidance: Personal credit score' }).click();
  const guidance = page.getByRole('tooltip').filter({ hasText: 'Expert Guidance' });
  await expect(guidance).toContainText(
    'This field must be completed to calculate your Groundwork Score and generate personalized recommendations.',
  );
  await page.getByRole('heading', { level: 1 }).click();
  await expect(guidance).toBeHidden();
  await box(page, 'Personal credit score *').fill('712');
  await page.getByRole('button', { name: 'Expert Guidance: Personal credit score' }).click();
  await expect(guidance).toBeVisible();
  await expect(guidance).not.toContainText('must be completed');
  await expect(guidance).toContainText('Good credit (670-739)');
  await tab(page, 'Financial').click();
  await expect(guidance).toBeHidden();
  await box(page, 'Operating cash flow').fill('96000');
  await page.getByRole('button', { name: 'Expert Guidance: Operating cash flow' }).click();
  await expect(guidance).toContainText('an estimated capacity of $120,000');
  await expect(guidance).toContainText('A request of $90,000 (75%)');
});

test('a session that ends while the owner types loses only the identifiers', async ({ page }) => {
  const owner = await ownerWithProfile();
  await page.goto('/');
  await storeToken(page, owner.token);
  await page.goto('/business-profile');
  await box(page, 'Middle name').fill('Alba');
  await box(page, 'Social Security number *').fill('531-20-7781');
  const stored = { middleName: '', ssn: '***-**-8842' };
  expect(await owner.profile()).toMatchObject(stored);
  await owner.call('POST', '/api/auth/logout');
  await save(page).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/api/login?returnTo=/business-profile');
  await expect(signInView(page)).toBeVisible();
  await fillSignIn(page, owner.person.email, owner.person.password);
  await expect(box(page, 'Middle name')).toHaveValue('Alba');
  await expect(box(page, 'Social Security number *')).toHaveValue('***-**-8842');
  await expect(page.getByText('enter this again: Social Security number')).toBeVisible();
  const again = await sessionIn(page, owner.person);
  expect(await again.profile()).toMatchObject(stored);
  await save(page).click();
  await expect(toast(page, 'Business profile saved successfully!')).toBeVisible();
  expect(await again.profile()).toMatchObject({ ...stored, middleName: 'Alba' });
});

test('a profile that the server rejects shows the message at its field', async ({ page }) => {
  await openProfile(page, await ownerWithProfile());
  const body = {
    message: 'Bad input',
    code: 'INVALID_INPUT',
    details: [{ field: 'dbaName', message: 'Not like this' }],
  };
  await page.route('**/api/business-profile', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: body }) : route.continue(),
  );
  await save(page).click();
  const alert = page.getByRole('alert').filter({ has: toast(page, 'Error') });
  await expect(alert).toContainText('Failed to save business profile');
  await expect(page.getByText('Not like this')).toBeVisible();
  await expect(box(page, 'DBA name')).toBeFocused();
});

test('the server rejects a megabyte of text with the name of its field, and saves nothing', async () => {
  const owner = await TestOwner.signUp();
  const response = await owner.saveProfile({ middleName: 'half', dbaName: 'x'.repeat(1024 * 1024) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ details: [{ field: 'dbaName' }] });
  expect(await owner.profile()).toMatchObject({ middleName: '', dbaName: '' });
});

test('an owner adds an account once, removes it, and restores it', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await openProfileLast(page, owner);
  await tab(page, 'Banking').click();
  await page.getByRole('link', { name: 'Add an account' }).click();
  await expect(page.getByText('You don’t have any accounts yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Why connect' })).toBeVisible();
  for (const label of ['Current balance', 'Average balance (optional)']) {
    await expect(box(page, label)).toHaveAttribute('type', 'number');
    await expect(box(page, label)).toHaveAttribute('min', '0');
    await expect(box(page, label)).toHaveAttribute('step', '0.01');
  }
  await expect(page.getByRole('combobox', { name: 'Account type' })).toBeVisible();
  const calls = recordCalls(page);
  const add = async () => {
    await box(page, 'Routing number').fill('021000021');
    await box(page, 'Account number').fill(recordSecret('account number', '445566778899'));
    await expect(box(page, 'Bank name')).toHaveValue('JPMorgan Chase');
    await box(page, 'Current balance').fill('1200.50');
    await page.getByRole('button', { name: 'Add Account' }).click();
  };
  await page.getByRole('button', { name: 'Add Account' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(4);
  await box(page, 'Routing number').fill('021000022');
  await expect(page.getByText('The check digit of this number is wrong')).toBeVisible();
  await add();
  const row = page.getByRole('listitem').filter({ hasText: '****8899' });
  await expect(row).toContainText('$1,200.50');
  expect(calls).toContain('GET /api/banking-info');
  await closeMessageButton(page).click();
  for (const [screen, path] of [
    ['Dashboard', '/api/dashboard'],
    ['Score', '/api/score'],
  ] as const) {
    await openScreen(page, screen);
    await expect.poll(() => calls).toContain(`GET ${path}`);
  }
  await page.goBack();
  await page.goBack();
  await add();
  await expect(toast(page, 'Failed to add bank account')).toBeVisible();
  await expect(page.getByText('You already connected this bank account')).toBeVisible();
  await closeMessageButton(page).click();
  calls.splice(0);
  await row.getByRole('button', { name: /^Remove/ }).click();
  const undo = await hoverUndo(page);
  await expect(row).toBeHidden();
  expect(calls).toContain('GET /api/banking-info');
  await undo.click();
  await expect(row).toBeVisible();
  await page.route('**/api/banking-info/*', (route) => route.abort());
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(toast(page, 'Failed to remove bank account')).toBeVisible();
});

for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('profile and banking have no accessibility violation in light and dark', async ({
      page,
    }, testInfo) => {
      const expectAccessible = (name: string) =>
        expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`${name} ${theme}.png`));
      await openProfile(page, await TestOwner.signUp());
      await save(page).click();
      for (const name of ['Personal', 'Business', 'Financial', 'Banking', 'Loan Request', 'Additional']) {
        await tab(page, name).click();
        await expectAccessible(name);
      }
      expect(await page.evaluate(overflowScript), 'nothing is wider than the page').toBe(0);
      await page.goto('/banking-info');
      await expect(page.getByText('You don’t have any accounts yet')).toBeVisible();
      await expectAccessible('Accounts you told us about');
    });
  });
}

test('on a phone the optimization center is a sheet between the form and the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = await TestOwner.signUp();
  await owner.saveProfile({ personalCreditScore: 690, annualRevenueCurrent: 410_000 });
  await expect.poll(async () => (await owner.recommendations()).length).toBeGreaterThan(2);
  await openProfile(page, owner);
  const sheet = page.getByRole('region', { name: 'Business Optimization Center' });
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  const toggle = sheet.getByRole('button', { name: /^\d+ actions$/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(sheet.getByRole('checkbox').first()).toBeHidden();
  const bottomOf = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0);
  const isAboveBar = async () => bottomOf(await sheet.boundingBox()) <= ((await bar.boundingBox())?.y ?? 0);
  const expectAboveBar = () => expect.poll(isAboveBar).toBe(true);
  await expectAboveBar();
  await toggle.press('Enter');
  await sheet.getByRole('checkbox').first().check();
  await expect(sheet.getByLabel('Projected score')).toBeVisible();
  await expectAboveBar();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet.getByRole('checkbox').first()).toBeHidden();

  const field = page.getByLabel('Judgment history', { exact: true });
  await field.focus();
  const isAboveSheet = async () =>
    bottomOf(await field.boundingBox()) <= ((await sheet.boundingBox())?.y ?? 0);
  await expect.poll(isAboveSheet).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('checkbox').first()).toBeVisible();
});
