export const words = {
  confirmEmail: {
    action: 'Confirm my email',
    done: 'Your email is confirmed. Use it to sign in.',
    account: 'Go to my account',
  },
  confirmReplyTo: {
    action: 'Confirm this address',
    done: 'The address is confirmed. Replies to mails of the practice arrive here.',
  },
  resetPassword: {
    label: 'New password',
    action: 'Set new password',
    done: 'Your new password is set. All your devices are signed out.',
    signIn: 'Sign in',
    noToken: 'This address has no reset link. Open the link from our email, or request a new one.',
    newLink: 'Request a new link',
  },
} as const;
