import { z } from 'zod';
import { documentId, noticeId } from './ids.ts';
import * as pages from './pages.ts';
import { input } from './input.wording.ts';
import { noticeMessages, noticeTexts } from './notices.wording.ts';

export const noticeKinds = [
  'score-changed',
  'document-needs-you',
  'proof-expiring',
  'export-ready',
  'new-sign-in',
  'package-ready',
  'package-needs-you',
  'package-viewed',
  'lender-request',
  'link-locked',
  'erasure-planned',
  'request-answered',
] as const;
export const noticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof noticeKind>;

interface NoticeWords {
  label: string;
  title: string;
  text: string;
  href: string;
}

export const noticeWords: Record<NoticeKind, NoticeWords> = {
  'score-changed': { ...noticeTexts['score-changed'], href: pages.score },
  'document-needs-you': { ...noticeTexts['document-needs-you'], href: pages.documents },
  'proof-expiring': { ...noticeTexts['proof-expiring'], href: pages.score },
  'export-ready': { ...noticeTexts['export-ready'], href: pages.privacyCenter },
  'new-sign-in': { ...noticeTexts['new-sign-in'], href: pages.account },
  'package-ready': { ...noticeTexts['package-ready'], href: pages.packages },
  'package-needs-you': { ...noticeTexts['package-needs-you'], href: pages.packages },
  'package-viewed': { ...noticeTexts['package-viewed'], href: pages.packages },
  'lender-request': { ...noticeTexts['lender-request'], href: pages.packages },
  'request-answered': { ...noticeTexts['request-answered'], href: pages.documents },
  'link-locked': { ...noticeTexts['link-locked'], href: pages.packages },
  'erasure-planned': { ...noticeTexts['erasure-planned'], href: pages.access },
};

export const notice = z.object({
  id: noticeId,
  kind: noticeKind,
  at: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
  documentId: documentId.nullable().optional(),
});
export type Notice = z.infer<typeof notice>;

export const mostNotices = 100;

const channels = z.object({ inApp: z.boolean(), byMail: z.boolean() });
const preferenceOf = z.record(noticeKind, channels);

export const noticePreferences = z.object({
  mailConfigured: z.boolean(),
  kinds: preferenceOf,
});
export type NoticePreferences = z.infer<typeof noticePreferences>;

export const noticePreferenceBody = z.object({
  kind: z.enum(noticeKinds, noticeMessages.kind),
  inApp: z.boolean(input.flag),
  byMail: z.boolean(input.flag),
});
export type NoticePreferenceBody = z.infer<typeof noticePreferenceBody>;
