import { describe, expect, it } from '@jest/globals';
import { actionText } from './action-text.ts';

describe('the text of an action', () => {
  it('names the action', () => {
    expect(actionText('document.opened-for-review')).toBe('Opened a document for review');
    expect(actionText('bank-file.answered')).toBe('Confirmed the columns of a bank file');
    expect(actionText('bank-file.applied')).toBe('Added the transactions of a bank file');
    expect(actionText('mfa.enabled')).toBe('Turned on two-step sign-in');
  });

  it('is the name of an unknown action', () => {
    expect(actionText('user.password-changed')).toBe('User password changed');
  });
});
