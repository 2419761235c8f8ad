export const words = {
  title: 'Accounts',
  search: 'Search by email',
  notLoaded: 'We couldn’t load the users',
  retry: 'Check your connection and try again.',
  noMatch: 'No user has this email',
  since: 'since {date}',
  role: {
    names: { user: 'User', reviewer: 'Reviewer', admin: 'Admin' },
    label: 'Role of {email}',
    changed: 'Role changed',
    changedTo: '{email}: {role}',
    undo: 'Undo',
  },
  sessions: {
    end: 'Sign out',
    endOf: 'Sign out {email}',
    ended: 'Signed out',
    endedOf: 'We ended {count|session|sessions} of {email}.',
  },
  resetLink: {
    create: 'Reset link',
    createFor: 'Reset link for {email}',
    text: 'Send this link to the user. It works once, until {time}.',
  },
} as const;
