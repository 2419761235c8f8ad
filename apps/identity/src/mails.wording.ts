export const mailWords = {
  resetPassword: {
    subject: 'Set a new password',
    text: 'Someone requested a new password for your account. Open this link within {minutes|minute|minutes} to set one:',
    note: 'The link works once. If it wasn’t you, ignore this mail: your password stays the same.',
  },
  confirmEmail: {
    subject: 'Confirm your email',
    text: 'Open this link within {minutes|minute|minutes} to use this address for your account:',
    note: 'The link works once. If you didn’t request this, ignore this mail.',
  },
  emailChanging: {
    subject: 'Your email is about to change',
    text: 'Someone who is signed in to your account requested a new email for it. If it wasn’t you, change your password now. That signs out your other devices:',
  },
  resetLinkIssued: {
    subject: 'An administrator made a link to your account',
    text: 'An administrator made a link that sets a new password for your account. Only you received it. Open it within {minutes|minute|minutes} to set a new password:',
    note: 'The link works once. You didn’t request it? Ignore this mail and contact your administrator: your password stays the same.',
  },
  signInsFailed: {
    subject: 'Many failed sign-ins to your account',
    text: 'Someone tried many times to sign in to your account with a wrong password or code. These sign-ins failed. If it wasn’t you, set a long password that you use nowhere else:',
  },
  shareCode: {
    subject: 'Your code for a lender file',
    text: 'Your code is {code}. Enter it on the page of your link within 15 minutes.',
    note: 'The code works once. You didn’t request it? Ignore this mail.',
  },
  documentRequest: {
    subject: 'A document is needed',
    again: 'Reminder: a document is needed',
    text: '{name} needs a document for {place}. Open this link to see which one, and to send it:',
    note: 'You need no account. You don’t know the sender? Ignore this mail.',
  },
  confirmReplyTo: {
    subject: 'Confirm the address for replies',
    text: '{name} wants replies to its mails at {place}. Open this link within two days to confirm it:',
    note: 'The link works once. You don’t know {name}? Ignore this mail.',
  },
  invitation: {
    subject: 'You have an invitation',
    member: '{name} invites you to work on {place}. Open this link to see what you can do there:',
    owner: '{name} invites you to own {place}. Open this link to accept:',
    adviser: '{name} invites your practice to advise {place}. Open this link to see what it opens to you:',
    client: '{name} of {place} offers to work on your business. Open this link to choose what they see:',
    staff: '{name} invites you to the practice {place}. Open this link to accept:',
    note: 'The link works for 14 days, and only for this email. You don’t know the sender? Ignore this mail.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Your password is new, and we signed out your other devices. If it wasn’t you, request a new password on the sign-in page.',
  },
} as const;
