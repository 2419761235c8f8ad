export const words = {
  loading: 'Loading the access log',
  notLoaded: 'We couldn’t load the access log',
  retry: 'Try again in a moment.',
  who: {
    you: 'You',
    staff: 'Staff',
    system: 'The system',
    lender: 'A lender',
    member: 'A member',
    adviser: 'An adviser',
    request: 'A holder of a link',
  },
  named: '{name} · {who}',
  roles: {
    you: 'you',
    staff: 'staff',
    system: 'system',
    lender: 'lender',
    member: 'member',
    adviser: 'adviser',
    request: 'holder of a link',
  },
} as const;
