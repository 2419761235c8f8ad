const words: readonly string[] = ['none', 'no', 'never', 'n/a', 'false'];

export const deniesLoans = (text: string): boolean => words.includes(text.trim().toLowerCase());
