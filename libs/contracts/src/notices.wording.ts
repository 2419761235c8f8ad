export const noticeTexts = {
  'score-changed': {
    label: 'My score changes',
    title: 'Your score changed',
    text: 'See what moved it on the Score page.',
  },
  'document-needs-you': {
    label: 'A document needs me or our team',
    title: 'A document waits',
    text: 'Our team is reviewing it, or it needs you. Open it to see which.',
  },
  'proof-expiring': {
    label: 'A proof expires soon',
    title: 'A proof expires soon',
    text: 'The Score page names its last day and what to upload next.',
  },
  'export-ready': {
    label: 'My data export is ready',
    title: 'Your export is ready',
    text: 'Download it before the link expires.',
  },
  'new-sign-in': {
    label: 'A sign-in from a new device',
    title: 'New sign-in',
    text: 'Someone signed in to your account from a new device. If it wasn’t you, sign that device out and change your password.',
  },
} as const;

export const noticeMessages = { kind: 'Choose a kind of notice' } as const;
