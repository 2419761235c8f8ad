export const words = {
  title: 'Check a lender’s file',
  lead: 'Choose the ZIP file that an owner sent you. Your browser checks it, and nothing leaves your device.',
  choose: 'Choose a ZIP file',
  checking: 'Checking the file',
  result: { valid: 'All checks passed', invalid: 'A check failed', unreadable: 'The file is not readable' },
  noKeys: 'We couldn’t load the keys of this site. Check your connection and choose the file again.',
  notRead: 'Your browser couldn’t read the file. Choose it again.',
  meaningTitle: 'What this shows',
  meaning: [
    'A valid signature shows that this site built the file and that nobody changed it since.',
    'The recomputed score shows that the enclosed figures give this score by the published rules.',
    'It does not show that the figures are true. The owner stated them, and the proven score counts only what documents and bank records support.',
  ],
} as const;
