export const words = {
  loadFailed: { title: 'We couldn’t load your history', text: 'Check your connection and try again.' },
  emptyTitle: 'You don’t have any changes yet',
  emptyText: 'After each save you find the changed fields here.',
  you: 'You',
  otherPerson: 'Another person',
  changed: 'changed',
  to: 'to',
  showOlder: 'Show older changes',
} as const;
