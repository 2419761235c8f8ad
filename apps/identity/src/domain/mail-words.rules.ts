import { noticeKinds, noticeWords, type NoticeKind, pages } from '@groundwork/contracts';
import { linkMinutes } from './link-minutes.rules.ts';

interface MailWords {
  subject: string;
  text: string;
  /** Where on the site it leads; what proves the reader stands behind the #, which no server is sent or logs. */
  path?: string;
}

const once = `The link works once, for ${linkMinutes} minutes.`;

const aboutAccount = {
  'reset-password': {
    subject: 'Set a new password',
    text: `Somebody asked for a new password for your account. To set one, open the link below. ${once} If it was not you, do nothing: your password stays as it is.`,
    path: pages.resetPassword,
  },
  'confirm-email': {
    subject: 'Confirm your email',
    text: `Open the link below to use this address for your account. ${once} If you did not ask for this, do nothing.`,
    path: pages.confirmEmail,
  },
  'email-changing': {
    subject: 'Your email is about to change',
    text: 'Somebody signed in to your account asked to replace this address by another. If it was not you, change your password now: that signs every other device out.',
    path: pages.account,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed, and other devices were signed out. If it was not you, ask for a new password on the sign-in page.',
  },
} satisfies Record<string, MailWords>;

export type MailKind = keyof typeof aboutAccount | NoticeKind;

const aboutNotices = Object.fromEntries(
  noticeKinds.map((kind) => {
    const { title, text, href } = noticeWords[kind];
    return [kind, { subject: title, text, path: href }];
  }),
) as Record<NoticeKind, MailWords>;

export const mailWords: Record<MailKind, MailWords> = { ...aboutAccount, ...aboutNotices };
