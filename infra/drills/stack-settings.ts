import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atMost, type Figure } from '../bench/figures.ts';
import { Failure } from '../local/failure.ts';
import { print, step } from '../local/progress.ts';
import { findStripeMock } from '../local/servers/stripe-mock.ts';
import { type ComposeStack, PROJECT } from './compose-stack.ts';
import { Owner } from './owner.ts';

const STRIPE = 'groundwork-try-stripe';
const PORT = 12_111;
const SITE = {
  productName: 'Kestrel',
  company: { name: 'Kestrel Funding Inc.', privacyContact: 'privacy@kestrel.example' },
  publishableKey: 'pk_test_drill',
};

interface Config {
  readonly productName?: string;
  readonly publishableKey?: string | null;
}

/** stripe-mock in the network in which a service reaches the outside, in place of api.stripe.com. */
async function startStripe(stack: ComposeStack, programs: string): Promise<void> {
  const program = await findStripeMock(programs);
  if (program === undefined) throw new Failure('stripe-mock is missing.');
  const place = [
    '--network',
    stack.shape === 'small' ? `${PROJECT}_application-outside` : `${PROJECT}_billing-outside`,
    '--name',
    STRIPE,
    '--volume',
    `${dirname(program)}:/stripe:ro`,
  ];
  const command = ['--entrypoint', '/stripe/stripe-mock', 'redis:7', '-http-port', String(PORT)];
  await stack.docker('run', '--detach', '--rm', ...place, ...command);
}

export async function trySettings(
  stack: ComposeStack,
  url: string,
  { folder, programs }: { folder: string; programs: string },
): Promise<Figure[]> {
  const site = join(folder, 'site.json');
  writeFileSync(site, JSON.stringify(SITE), { mode: 0o644 });
  await startStripe(stack, programs);
  stack.set({
    SITE_CONFIG: site,
    STRIPE_SECRET_KEY: 'sk_test_drill',
    STRIPE_API_URL: `http://${STRIPE}:${PORT}`,
  });
  await step('Starting with a brand and with payments', () => stack.start());
  const config = (await (await fetch(`${url}/api/config`)).json()) as Config;
  const owner = await Owner.signUp(url);
  const started = await owner.request('/api/get-or-create-subscription', { plan: 'individual' });
  await stack.docker('kill', STRIPE);
  print(`The plan of an owner: ${JSON.stringify(started)}`);
  const wrong = [
    config.productName === SITE.productName ? [] : ['the product name'],
    config.publishableKey === SITE.publishableKey ? [] : ['the publishable key'],
    JSON.stringify(started).includes('clientSecret') ? [] : ['the secret of the first payment'],
  ].flat();
  for (const part of wrong) print(`✗ ${part} did not arrive`);
  return [atMost('settings of brand and payments that did not arrive', wrong.length, 0)];
}
