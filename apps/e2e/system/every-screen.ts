import { expect, type Page } from '@playwright/test';

export interface Screen {
  name: string;
  path: string;
  expectVisible: (page: Page) => Promise<void>;
}

const headed = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();
const button = (name: string) => (page: Page) => expect(page.getByRole('button', { name })).toBeVisible();

export const publicScreens: Screen[] = [
  { name: 'landing page', path: '/', expectVisible: button('Get Started') },
  { name: 'sign-in dialog', path: '/?view=signin', expectVisible: headed('Welcome back') },
  { name: 'signup dialog', path: '/?view=signup', expectVisible: button('Launch My Journey') },
  { name: 'forgotten password dialog', path: '/?view=forgot', expectVisible: button('Send me a link') },
  { name: 'new password', path: '/reset-password#token', expectVisible: button('Set new password') },
  {
    name: 'address for replies',
    path: '/confirm-reply-to#token',
    expectVisible: button('Confirm this address'),
  },
  {
    name: 'invitation that does not exist',
    path: '/invitation#token',
    expectVisible: (page) => expect(page.getByText('This invitation does not exist')).toBeVisible(),
  },
  {
    name: 'link of a request that does not work',
    path: '/request',
    expectVisible: (page) => expect(page.getByText('This link doesn’t work')).toBeVisible(),
  },
  { name: 'how the score works', path: '/how-the-score-works', expectVisible: headed('Every criterion') },
  { name: 'sample report', path: '/sample-report', expectVisible: headed('Strengths') },
  {
    name: 'lender criteria',
    path: '/lender-criteria',
    expectVisible: headed('Check your document'),
  },
  { name: 'terms', path: '/terms', expectVisible: headed('What it is not') },
  { name: 'verification', path: '/verify', expectVisible: headed('What this shows') },
  { name: 'privacy', path: '/privacy', expectVisible: headed('What never counts') },
];
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'View 1040.pdf' }).click();
  const drawer = page.getByRole('dialog', { name: '1040.pdf' });
  await expect(drawer.getByRole('region', { name: 'Figures of your score' })).toBeVisible();
  await drawer.getByText('Move to another category').click();
};
export const ownScreens: Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    expectVisible: (page) => expect(page.getByText('1/3 complete')).toBeVisible(),
  },
  {
    name: 'score',
    path: '/score',
    expectVisible: (page) => expect(page.getByLabel('Score with these figures')).toBeVisible(),
  },
  {
    name: 'lenders',
    path: '/lenders',
    expectVisible: (page) => expect(page.getByRole('region', { name: 'Top matches' })).toBeVisible(),
  },
  {
    name: 'loan records',
    path: '/lenders/records',
    // The journey of loan records may have imported a file.
    expectVisible: (page) =>
      expect(
        page
          .getByText('No loan records here yet.')
          .or(page.getByRole('heading', { level: 2, name: /data as of/ }))
          .first(),
      ).toBeVisible(),
  },
  { name: 'one lender', path: '/lenders?lender=sample-0001', expectVisible: headed('Your application') },
  { name: 'score report', path: '/score/report', expectVisible: headed('Groundwork Score report') },
  {
    name: 'documents',
    path: '/documents',
    expectVisible: (page) => expect(page.getByText('No fraud indicators detected')).toBeVisible(),
  },
  { name: 'document drawer', path: '/documents', expectVisible: openDrawer },
  {
    name: 'profile',
    path: '/business-profile',
    expectVisible: (page) => expect(page.getByRole('textbox', { name: /^Full name/i })).toBeVisible(),
  },
  {
    name: 'profile interview',
    path: '/business-profile/interview',
    expectVisible: headed('More that lenders ask for'),
  },
  { name: 'banking', path: '/banking-info', expectVisible: button('Add Account') },
  { name: 'plans', path: '/subscribe', expectVisible: headed('Professional') },
  { name: 'goal planner', path: '/plan', expectVisible: headed('Goal planner') },
  {
    name: 'people',
    path: '/people',
    expectVisible: (page) => expect(page.getByRole('region', { name: 'Who has access' })).toBeVisible(),
  },
  { name: 'my access', path: '/access', expectVisible: headed('What you can open') },
  {
    name: 'practice',
    path: '/practice',
    expectVisible: (page) => expect(page.getByLabel('Name of your practice')).toBeVisible(),
  },
  { name: 'account', path: '/account', expectVisible: button('Change picture') },
  { name: 'privacy center', path: '/privacy-center', expectVisible: headed('Who opened your data') },
  { name: 'forbidden', path: '/review', expectVisible: headed('This page is not for your account') },
];
export const reviewerScreens: Screen[] = [
  { name: 'review', path: '/review', expectVisible: button('Verify') },
];
export const operatorScreens: Screen[] = [
  {
    name: 'lender catalog',
    path: '/admin/lenders',
    expectVisible: (page) => expect(page.getByRole('switch').first()).toBeVisible(),
  },
  {
    name: 'users',
    path: '/admin/users',
    expectVisible: (page) =>
      expect(page.getByRole('button', { name: /^Reset link for/ }).first()).toBeVisible(),
  },
  { name: 'businesses', path: '/admin/businesses', expectVisible: headed('Businesses and practices') },
  { name: 'record imports', path: '/admin/lender-records', expectVisible: headed('Upload a file') },
  { name: 'lender feeds', path: '/admin/lender-feeds', expectVisible: headed('Add a feed') },
  { name: 'audit log', path: '/admin/audit', expectVisible: headed('Entries') },
  { name: 'dead letters', path: '/admin/dead-letters', expectVisible: headed('Dead letters') },
  { name: 'blank forms', path: '/admin/forms', expectVisible: headed('Blank forms') },
  { name: 'support', path: '/admin/support', expectVisible: button('Look up') },
];
