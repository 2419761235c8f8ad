import type { CodeMeaning } from '../problem.ts';

export const documentRequestCodes = {
  DOCUMENT_REQUEST_NOT_FOUND: { kind: 'not-found', description: 'The business has no request with this id.' },
  REMINDED_TODAY: { kind: 'conflict', description: 'The request has a reminder of the last 24 hours.' },
  REQUEST_CLOSED: { kind: 'conflict', description: 'The request is closed, or has five answers.' },
  LINK_NOT_VALID: { kind: 'not-found', description: 'No open request has this token.' },
  TOO_MANY_PHOTOS: { kind: 'invalid', description: 'An answer has at most 30 photos.' },
  TOO_MANY_DOCUMENT_REQUESTS: {
    kind: 'limit',
    description: 'The business has 100 open requests, or mailed 20 in a day.',
  },
  TOO_MANY_TOKENS: {
    kind: 'limit',
    description: 'Twenty wrong tokens from a network in 15 minutes. Wait as long as Retry-After says.',
  },
} as const satisfies Record<string, CodeMeaning>;
