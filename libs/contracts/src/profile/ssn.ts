const ssn = /^(?!000|666|9)\d{3}([- ]?)(?!00)\d{2}\1(?!0000)\d{4}$/;

export const isSsn = (text: string): boolean => ssn.test(text.trim());
