import { randomBytes } from 'node:crypto';
import type { ProfileReply } from '@groundwork/contracts';
import { pdfOf } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { recordSecret } from '../system/evidence.ts';
import { createPerson, TestOwner } from '../system/owner.ts';

/** No other test uses these digits, so each place that contains them has leaked. */
const digits = (count: number) => Array.from(randomBytes(count), (byte) => String((byte % 9) + 1)).join('');
const newSsn = () => recordSecret('SSN', `8${digits(2)}-${digits(2)}-${digits(4)}`);
const newEin = () => recordSecret('EIN', `83-${digits(7)}`);
const newAccount = () => recordSecret('account number', digits(14));
const newText = () => recordSecret('document text', `Zebrafinch ${digits(9)} paid in full`);

const taxForm = (account: string, text: string) =>
  pdfOf([
    [
      'Form 1040  U.S. Individual Income Tax Return  2025',
      'Department of the Treasury - Internal Revenue Service',
      '9 This is your total income 84,000.00',
      `35b Account number ${account}`,
      text,
    ],
  ]);

const waitUntilAnalyzed = (owner: TestOwner) =>
  eventually(
    owner.documents,
    (all) => all.every(({ status }) => !['pending', 'processing'].includes(status)),
    60_000,
  );

test('the API accepts an owner’s secrets, repeats none in a rejection, and returns them masked', async () => {
  const owner = await TestOwner.signUp(createPerson('Olga', 'Secret'));
  const [ssn, ein, account] = [newSsn(), newEin(), newAccount()];
  expect((await owner.saveProfile({ fullName: 'Olga Secret', ssn, ein })).status).toBe(200);
  const profile: ProfileReply = await owner.profile();
  expect(profile.ssn).toBe(`***-**-${ssn.slice(-4)}`);
  expect(profile.ein).toBe(ein);

  // A rejection must not repeat misplaced secrets.
  const misplaced = {
    ssn: [ssn],
    ein: { ein },
    numberOfCreditCards: ssn,
    dateOfBirth: ein,
    maritalStatus: account,
  };
  expect((await owner.saveProfile(misplaced)).status).toBe(400);
  expect((await owner.saveProfile({ ssn: ssn.repeat(30) })).status).toBe(400);
  const bank = {
    bankName: 'First',
    accountType: 'checking',
    accountNumber: account,
    routingNumber: '021000021',
  };
  for (const balance of [100, -1, ssn]) {
    await owner.call('POST', '/api/banking-info', JSON.stringify({ ...bank, currentBalance: balance }));
  }
  for (const path of [`/api/documents/${account}`, `/api/nothing/${ssn}?ein=${ein}`])
    await owner.call('GET', path);

  const wrong = { email: owner.person.email, password: recordSecret('password', `Wrong-${digits(12)}`) };
  expect((await owner.call('POST', '/api/auth/login', JSON.stringify(wrong))).status).toBe(401);
  const weak = { ...owner.person, email: owner.person.password, firstName: owner.token };
  expect((await owner.call('POST', '/api/auth/signup', JSON.stringify(weak))).status).toBe(400);
});

test('the analysis reads text and account number of a document, and nothing else repeats them', async () => {
  const owner = await TestOwner.signUp(createPerson('Olga', 'Secret'));
  const content = taxForm(newAccount(), newText());
  const truncated = taxForm(newAccount(), newText()).subarray(0, 500);
  const uploads = [
    { name: 'return.pdf', content, category: 'tax_documents' as const },
    {
      name: 'elsewhere.pdf',
      content: taxForm(newAccount(), newText()),
      category: 'bank_statements' as const,
    },
    { name: 'truncated.pdf', content: truncated, category: 'tax_documents' as const },
  ];
  for (const upload of uploads) expect((await owner.upload(upload)).status).toBe(201);
  const documents = await waitUntilAnalyzed(owner);
  expect(documents).toHaveLength(3);
  expect((await owner.upload({ name: 'again.pdf', content, category: 'tax_documents' })).status).toBe(409);
});
