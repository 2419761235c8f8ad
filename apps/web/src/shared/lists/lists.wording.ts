export const words = { showMore: 'Show more', more: 'Show {count} more' } as const;
