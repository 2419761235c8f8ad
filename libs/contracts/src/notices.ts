import { z } from 'zod';
import { noticeId } from './ids.ts';
import * as pages from './pages.ts';

export const noticeKinds = ['score-changed', 'document-needs-you', 'export-ready', 'new-sign-in'] as const;
export const noticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof noticeKind>;

interface NoticeWords {
  /** What the owner can ask to be told of. */
  label: string;
  title: string;
  text: string;
  /** The screen that says more. */
  href: string;
}

/** The whole of what a notice says, on screen and by mail: no figure, no name, no word of a document. */
export const noticeWords: Record<NoticeKind, NoticeWords> = {
  'score-changed': {
    label: 'My score changed',
    title: 'Your score changed',
    text: 'See what moved it on the Score page.',
    href: pages.score,
  },
  'document-needs-you': {
    label: 'A document needs me',
    title: 'A document needs you',
    text: 'One of your documents could not be settled without you.',
    href: pages.documents,
  },
  'export-ready': {
    label: 'My data export is ready',
    title: 'Your export is ready',
    text: 'Download it before its link expires.',
    href: pages.privacyCenter,
  },
  'new-sign-in': {
    label: 'A sign-in from a new device',
    title: 'New sign-in',
    text: 'Somebody signed in to your account from a device we had not seen. If it was not you, sign it out and change your password.',
    href: pages.account,
  },
};

export const notice = z.object({
  id: noticeId,
  kind: noticeKind,
  at: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notice = z.infer<typeof notice>;

/** Older ones are forgotten. */
export const mostNotices = 100;

const told = z.object({ inApp: z.boolean(), byMail: z.boolean() });
const preferenceOf = z.record(noticeKind, told);

export const noticePreferences = z.object({
  /** Whether this site sends mail at all. */
  mailConfigured: z.boolean(),
  kinds: preferenceOf,
});
export type NoticePreferences = z.infer<typeof noticePreferences>;

export const noticePreferenceBody = z.object({
  kind: z.enum(noticeKinds, 'Choose what to be told of'),
  inApp: z.boolean('Answer true or false'),
  byMail: z.boolean('Answer true or false'),
});
export type NoticePreferenceBody = z.infer<typeof noticePreferenceBody>;
