export const words = { showMore: 'Show more' } as const;
