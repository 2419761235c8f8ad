import { noticeKinds, noticeWords, type NoticeKind, pages } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { mailWords } from '../mails.wording.ts';
import { linkMinutes } from './link-minutes.rules.ts';

interface MailText {
  subject: string;
  text: string;
  /** The token follows a #: no browser sends that part to a server or its log. */
  path?: string;
  note?: string;
}

const {
  resetPassword,
  confirmEmail,
  emailChanging,
  signInsFailed,
  passwordChanged,
  resetLinkIssued,
  shareCode,
  documentRequest,
  confirmReplyTo,
  invitation,
} = mailWords;

const invitationMail = (text: string): MailText => ({
  subject: invitation.subject,
  text,
  path: pages.invitation,
  note: invitation.note,
});

const accountMails = {
  'reset-password': {
    ...resetPassword,
    text: fill(resetPassword.text, { minutes: linkMinutes }),
    path: pages.resetPassword,
  },
  'confirm-email': {
    ...confirmEmail,
    text: fill(confirmEmail.text, { minutes: linkMinutes }),
    path: pages.confirmEmail,
  },
  'email-changing': { ...emailChanging, path: pages.account },
  'sign-ins-failed': { ...signInsFailed, path: pages.account },
  'password-changed': passwordChanged,
  'reset-link-issued': {
    ...resetLinkIssued,
    text: fill(resetLinkIssued.text, { minutes: linkMinutes }),
    path: pages.resetPassword,
  },
  'share-code': shareCode,
  'document-request': { ...documentRequest, path: pages.request },
  'document-request-again': {
    ...documentRequest,
    subject: documentRequest.again,
    path: pages.request,
  },
  'confirm-reply-to': { ...confirmReplyTo, path: pages.confirmReplyTo },
  'invitation-member': invitationMail(invitation.member),
  'invitation-owner': invitationMail(invitation.owner),
  'invitation-adviser': invitationMail(invitation.adviser),
  'invitation-client': invitationMail(invitation.client),
  'invitation-staff': invitationMail(invitation.staff),
} satisfies Record<string, MailText>;

export type MailKind = keyof typeof accountMails | NoticeKind;

const noticeMails = Object.fromEntries(
  noticeKinds.map((kind) => {
    const { title, text, href } = noticeWords[kind];
    return [kind, { subject: title, text, path: href }];
  }),
) as Record<NoticeKind, MailText>;

export const mailTexts: Record<MailKind, MailText> = { ...accountMails, ...noticeMails };
