/** The variable in passwords.conf with the password of a user of NATS. @param {string} user */
export const passwordOf = (user) => `${user.toUpperCase().replaceAll('-', '_')}_PASSWORD`;
