export const privacyMessages = { service: 'Choose a service' } as const;
