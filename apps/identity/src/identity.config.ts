import {
  addressPattern,
  type ConfigOf,
  emailPattern,
  hostListPattern,
  publicUrlConfig,
  senderPattern,
  serverListPattern,
  throttleConfig,
} from '@groundwork/platform-config';
import { fieldKeysConfig } from '@groundwork/platform-crypto';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';
import { storageConfig } from '@groundwork/platform-storage';
import { z } from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).max(10_000_000).default(fallback);

const attemptsConfig = {
  ...throttleConfig,
  FAILED_SIGN_INS_PER_ACCOUNT: count(10)
    .describe('Failed sign-ins for one email before identity rejects more')
    .meta({ atMost: 'FAILED_SIGN_INS_EVERYWHERE' }),
  FAILED_SIGN_INS_PER_ADDRESS: count(300).describe(
    'Failed sign-ins from one address before identity rejects more',
  ),
  FAILED_SIGN_INS_EVERYWHERE: count(100).describe(
    'Failed sign-ins for one email from all networks in an hour. Above it, only networks from which its owner signed in can sign in',
  ),
  FAILED_SIGN_INS_MINUTES: count(15).describe('Minutes that a failed sign-in counts'),
  SIGN_UPS_PER_ADDRESS: count(200).describe('Sign-ups from one address before identity rejects more'),
  SIGN_UPS_MINUTES: count(60).describe('Minutes that a sign-up counts'),
  LINKS_PER_ACCOUNT: count(5).describe('Requested links for one email before identity rejects more'),
  LINKS_PER_ADDRESS: count(100).describe(
    'Requested or tried links from one address before identity rejects more',
  ),
  LINKS_MINUTES: count(60).describe('Minutes that a requested or tried link counts'),
};
export type AttemptsConfig = ConfigOf<typeof attemptsConfig>;

const sessionConfig = {
  SESSION_IDLE_HOURS: z.coerce
    .number()
    .min(0.1)
    .max(8760)
    .default(12)
    .describe('Hours without a request after which identity ends a bound session'),
  TOKEN_RENEWAL_HOURS: z.coerce
    .number()
    .min(0.1)
    .max(8760)
    .default(24)
    .describe('Age of a token, in hours, at which the web app requests a new one'),
};

const mailConfig = {
  SMTP_URL: z
    .string()
    .regex(addressPattern('smtps?'), 'must be smtp://user:password@host:port or smtps://…')
    .default('')
    .describe(
      'Mail server as smtp://user:password@host:port or smtps://…; without it the site sends no mail',
    ),
  MAIL_FROM: z
    .string()
    .regex(senderPattern, 'must be a sender such as Groundwork <no-reply@example.com>')
    .default('Groundwork <no-reply@localhost>')
    .describe('Sender of all mail, such as Groundwork <no-reply@example.com>'),
};

const privacyConfig = {
  ...storageConfig,
  ...fieldKeysConfig,
  ERASURE_GRACE_DAYS: z.coerce
    .number()
    .min(0)
    .max(3650)
    .default(30)
    .describe('Days in which an owner can cancel an erasure'),
  ERASURE_PAUSE_SECONDS: z.coerce
    .number()
    .min(0)
    .max(86_400)
    .default(5)
    .describe('Seconds between the last sign-out and the first deletion; must be longer than any call'),
  EXPORT_HOURS: count(24).describe('Hours in which an owner can download an export'),
};

const practiceConfig = {
  PRACTICE_HOSTS: z
    .string()
    .regex(
      hostListPattern,
      'must be hosts such as funding.example.com or funding.example.com=id-of-the-practice',
    )
    .default('')
    .describe(
      'Hosts of practices that need no DNS record, such as funding.example.com or funding.example.com=id-of-the-practice',
    ),
  DNS_SERVERS: z
    .string()
    .regex(serverListPattern, 'must be addresses such as 10.0.0.2 or 10.0.0.2:53')
    .default('')
    .describe('DNS servers that prove the hosts of practices; without them those of the system'),
};

export const identityConfig = {
  ...databaseConfig,
  ...eventsConfig,
  ...attemptsConfig,
  ...sessionConfig,
  ...mailConfig,
  ...publicUrlConfig,
  ...privacyConfig,
  ...practiceConfig,
  FIRST_ADMIN_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .regex(emailPattern, 'must be an email address')
    .default('')
    .describe(
      'The account with this email becomes the first admin, once. If the site sends mail, it first opens a mailed link',
    ),
};
export type IdentityConfig = ConfigOf<typeof identityConfig>;
