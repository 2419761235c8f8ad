export const words = { notSaved: 'We couldn’t save the change. Try again.' } as const;

export const specifiedWords = { error: 'Error' } as const;
