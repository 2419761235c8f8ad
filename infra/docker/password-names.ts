export const passwordOf = (user: string) => `${user.toUpperCase().replaceAll('-', '_')}_PASSWORD`;
