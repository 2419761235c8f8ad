export const words = { problem: { noAnswer: 'We couldn’t reach our server. Try again.' } } as const;
