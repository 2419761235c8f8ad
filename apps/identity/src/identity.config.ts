import { type ConfigOf, throttleConfig } from '@groundwork/platform-config';
import { fieldKeysConfig } from '@groundwork/platform-crypto';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';
import { storageConfig } from '@groundwork/platform-storage';
import { z } from 'zod';

const amount = (standard: number) => z.coerce.number().int().min(1).default(standard);

const attemptsConfig = {
  ...throttleConfig,
  FAILED_SIGN_INS_PER_ACCOUNT: amount(10).describe('Failed sign-ins for one email before it has to wait'),
  FAILED_SIGN_INS_PER_ADDRESS: amount(300).describe('Failed sign-ins from one address before it has to wait'),
  FAILED_SIGN_INS_MINUTES: amount(15).describe('How long a failed sign-in counts'),
  SIGN_UPS_PER_ADDRESS: amount(200).describe('Sign-ups from one address before it has to wait'),
  SIGN_UPS_MINUTES: amount(60).describe('How long a sign-up counts'),
  LINKS_PER_ACCOUNT: amount(5).describe('Links by mail asked for with one email before it has to wait'),
  LINKS_PER_ADDRESS: amount(100).describe('Links asked for or tried from one address before it has to wait'),
  LINKS_MINUTES: amount(60).describe('How long asking for a link, or trying one, counts'),
};
export type AttemptsConfig = ConfigOf<typeof attemptsConfig>;

const mailConfig = {
  SMTP_URL: z
    .string()
    .regex(/^(smtps?:\/\/.+)?$/, 'is neither smtp://user:password@host:port nor smtps://…')
    .default('')
    .describe('Mail server, smtp://user:password@host:port or smtps://…; without one no mail is sent'),
  MAIL_FROM: z
    .string()
    .default('Groundwork <no-reply@localhost>')
    .describe('Sender of all mail, such as Groundwork <no-reply@example.com>'),
};

const privacyConfig = {
  ...storageConfig,
  ...fieldKeysConfig,
  ERASURE_GRACE_DAYS: z.coerce
    .number()
    .min(0)
    .default(30)
    .describe('Days an erasure can be taken back before it is carried out'),
  ERASURE_PAUSE_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('Seconds between the last sign-out and the first deletion: longer than any call may take'),
  EXPORT_HOURS: amount(24).describe('Hours an export can be downloaded before it is deleted'),
};

export const identityConfig = {
  ...databaseConfig,
  ...eventsConfig,
  ...attemptsConfig,
  ...mailConfig,
  PUBLIC_URL: z.url().describe('The address people use, such as https://app.example.com'),
  ...privacyConfig,
  FIRST_ADMIN_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .refine((email) => email === '' || z.email().safeParse(email).success, 'is no email address')
    .default('')
    .describe('The account with this email is an admin, from sign-up or the next start on'),
};
export type IdentityConfig = ConfigOf<typeof identityConfig>;
