import { isIP } from 'node:net';
import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';
import { z } from 'zod';

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

const networks = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((network) => network.trim()))
  .transform((list) => list.filter((network) => network !== ''))
  .refine((list) => list.every(isNetwork), 'is no list of networks such as 10.0.0.0/8,::1');

const amount = (standard: number) => z.coerce.number().int().min(1).default(standard);

const attemptsConfig = {
  FAILED_SIGN_INS_PER_ACCOUNT: amount(10).describe('Failed sign-ins for one email before it has to wait'),
  FAILED_SIGN_INS_PER_ADDRESS: amount(300).describe('Failed sign-ins from one address before it has to wait'),
  FAILED_SIGN_INS_MINUTES: amount(15).describe('How long a failed sign-in counts'),
  SIGN_UPS_PER_ADDRESS: amount(200).describe('Sign-ups from one address before it has to wait'),
  SIGN_UPS_MINUTES: amount(60).describe('How long a sign-up counts'),
  UNTHROTTLED_NETWORKS: networks.describe(
    'Networks whose sign-ins and sign-ups are not counted, such as 10.1.0.0/16,::1: for load tests, never where the public comes from',
  ),
};
export type AttemptsConfig = ConfigOf<typeof attemptsConfig>;

export const identityConfig = {
  ...databaseConfig,
  ...eventsConfig,
  ...attemptsConfig,
  FIRST_ADMIN_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .refine((email) => email === '' || z.email().safeParse(email).success, 'is no email address')
    .default('')
    .describe('The account with this email is an admin, from sign-up or the next start on'),
};
export type IdentityConfig = ConfigOf<typeof identityConfig>;
