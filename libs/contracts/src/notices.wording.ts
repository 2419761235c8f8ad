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
  'package-ready': {
    label: 'A lender file is ready',
    title: 'Your lender file is ready',
    text: 'Make a link for a lender to read it.',
  },
  'package-needs-you': {
    label: 'A lender file needs me',
    title: 'Your lender file needs you',
    text: 'A page needs your look, or the file could not be built. Open it to see which.',
  },
  'package-viewed': {
    label: 'A lender opens my file',
    title: 'A lender opened your file',
    text: 'See which pages were read under Who looked.',
  },
  'lender-request': {
    label: 'A lender needs a document',
    title: 'A lender needs a document',
    text: 'Open the lender file to answer or decline.',
  },
  'request-answered': {
    label: 'A requested document arrives',
    title: 'A requested document arrived',
    text: 'It is among the documents, and its analysis began.',
  },
  'link-locked': {
    label: 'A link is locked after wrong codes',
    title: 'A link is locked',
    text: 'Someone entered twenty wrong codes. Unlock the link, or revoke it.',
  },
  'erasure-planned': {
    label: 'A business that I work on will be erased',
    title: 'A business will be erased',
    text: 'See its last day under My access. Until then an owner can cancel.',
  },
} as const;

export const noticeMessages = { kind: 'Choose a kind of notice' } as const;
