const retry = 'Check your connection and try again.';

export const words = {
  give: 'Give a plan',
  giveTo: 'Give a plan to {name}',
  cancel: 'Cancel',
  businesses: {
    title: 'Businesses',
    search: 'Search a business or owner',
    notLoaded: 'We couldn’t load the businesses',
    retry,
    noMatch: 'No business matches',
    people: '{count|person|people}',
    practices: '{count|practice|practices}',
  },
  practices: {
    title: 'Practices',
    search: 'Search a practice or admin',
    notLoaded: 'We couldn’t load the practices',
    retry,
    noMatch: 'No practice matches',
    staff: '{count} staff',
    clients: '{count|client|clients}',
    manager: 'Manager',
    managerOf: 'Manager of {name}',
    managedBy: 'Manager: {name}',
    managerBy: 'No manager yet. Due by {date}.',
    fields: {
      name: 'Name of the manager',
      email: 'Email of the manager',
      phone: 'Phone (may be empty)',
      hours: 'Hours (may be empty)',
    },
    assign: 'Assign the manager',
    unassign: 'Remove the manager',
  },
} as const;
