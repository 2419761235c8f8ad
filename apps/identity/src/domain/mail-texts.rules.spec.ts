import { describe, expect, it } from '@jest/globals';
import { noticeKinds, noticeWords, pages } from '@groundwork/contracts';
import { mailTexts } from './mail-texts.rules.ts';

describe('the mails of an account', () => {
  it.each(['reset-password', 'confirm-email', 'reset-link-issued'] as const)(
    'have the validity of the link in %s',
    (kind) => expect(mailTexts[kind].text).toContain('30 minutes'),
  );

  it('open the page of their subject', () => {
    const pathOf = (kind: keyof typeof mailTexts) => mailTexts[kind].path;
    expect(pathOf('reset-password')).toBe(pages.resetPassword);
    expect(pathOf('reset-link-issued')).toBe(pages.resetPassword);
    expect(pathOf('confirm-email')).toBe(pages.confirmEmail);
    expect(pathOf('email-changing')).toBe(pages.account);
    expect(pathOf('sign-ins-failed')).toBe(pages.account);
    expect(pathOf('password-changed')).toBeUndefined();
  });

  it('have one mail for each notice, with its words and its page', () => {
    for (const kind of noticeKinds) {
      const { title, text, href } = noticeWords[kind];
      expect(mailTexts[kind]).toEqual({ subject: title, text, path: href });
    }
  });
});
