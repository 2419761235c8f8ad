const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

export const monthName = new RegExp(`^(?:${months})[a-z]*\\.?$`, 'i');
export const markedMonth = new RegExp(`^(${months})['\\u2019](?=\\d{1,2}\\b)`, 'i');
