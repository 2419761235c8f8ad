export const words = {
  title: 'Notices',
  unread: 'Notices, {count} unread',
  new: 'New',
  documentNeedsYou: '{name} needs you',
  readAll: 'Mark all as read',
  empty: 'No notices yet. You get one here when your score changes.',
  preferences: {
    subtitle: 'A notice names what happened. It contains no figures.',
    when: 'Send me a notice about',
    inApp: 'In the app',
    byMail: 'By mail',
    inAppOf: '{label}: in the app',
    byMailOf: '{label}: by mail',
    noMail: 'This site sends no mail.',
    notLoaded: 'We couldn’t load your preferences',
    retry: 'Check your connection and try again.',
  },
} as const;
