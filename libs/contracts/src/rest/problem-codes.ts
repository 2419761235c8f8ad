import type { CodeMeaning } from '../problem.ts';
import { documentRequestCodes } from './document-request-codes.ts';
import { peopleCodes } from './people-codes.ts';

const general = {
  INVALID_INPUT: {
    kind: 'invalid',
    description: 'A parameter or field is not valid. details names each one.',
  },
  MALFORMED_JSON: { kind: 'invalid', description: 'The body is not valid JSON.' },
  MALFORMED_FORM: { kind: 'invalid', description: 'The multipart form did not arrive complete.' },
  UNREADABLE_REQUEST: { kind: 'invalid', description: 'The request is not valid HTTP.' },
  UNCLEAR_ADDRESS: { kind: 'invalid', description: 'The address is not written in its one plain form.' },
  UNAUTHENTICATED: { kind: 'unauthenticated', description: 'The request has no valid token or cookie.' },
  FORBIDDEN: { kind: 'forbidden', description: 'The role of the user does not allow this.' },
  CONFIRM_IDENTITY: {
    kind: 'forbidden',
    description:
      'The session signed in more than ten minutes ago. Confirm the password with POST /api/auth/confirm and repeat the request.',
  },
  TWO_STEP_NEEDED: {
    kind: 'forbidden',
    description: 'A reviewer or an admin must first turn on two-step sign-in.',
  },
  PLAN_NEEDED: { kind: 'forbidden', description: 'The plan of the user does not include this.' },
  FOREIGN_ORIGIN: { kind: 'forbidden', description: 'A write with a cookie must come from our own pages.' },
  NOT_FOUND: { kind: 'not-found', description: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: {
    kind: 'method-not-allowed',
    description:
      'The address does not accept this method. The header Allow lists the methods that it accepts.',
  },
  BODY_TOO_LARGE: { kind: 'too-large', description: 'The body is too large for this operation.' },
  BODY_TOO_COMPLEX: { kind: 'invalid', description: 'The body has too many levels or values.' },
  REQUEST_TOO_LARGE: { kind: 'too-large', description: 'The input is too large for one request.' },
  UNSUPPORTED_MEDIA_TYPE: {
    kind: 'unsupported-type',
    description: 'The operation does not accept this content type.',
  },
  RANGE_NOT_SATISFIABLE: {
    kind: 'out-of-range',
    description: 'The file is smaller than the start of the range. Content-Range has its size.',
  },
  TOO_MANY_REQUESTS: { kind: 'limit', description: 'Too many requests. Wait as long as Retry-After says.' },
  UNEXPECTED: { kind: 'unexpected', description: 'An error on our side. incidentId finds it in the log.' },
  REPLY_TOO_LARGE: { kind: 'unexpected', description: 'The answer is too large to send.' },
  UNAVAILABLE: { kind: 'unavailable', description: 'A part of the system does not answer. Try again.' },
  DEADLINE: { kind: 'unavailable', description: 'The answer would come too late. Try again.' },
} as const satisfies Record<string, CodeMeaning>;

const accounts = {
  EMAIL_IN_USE: { kind: 'conflict', description: 'Another account has this email.' },
  COMMON_PASSWORD: { kind: 'invalid', description: 'The password is on a list of common passwords.' },
  TOO_MANY_SIGN_UPS: { kind: 'limit', description: 'Too many new accounts from one network.' },
  SESSION_NOT_BOUND: {
    kind: 'conflict',
    description: 'The token of the session does not belong to a cookie, so it cannot be renewed.',
  },
  BAD_CREDENTIALS: { kind: 'unauthenticated', description: 'The email or the password is wrong.' },
  MFA_REQUIRED: {
    kind: 'unauthenticated',
    description: 'The account needs a code from the authenticator app.',
  },
  WRONG_CODE: { kind: 'invalid', description: 'The code is wrong or was used already.' },
  TOO_MANY_SIGN_INS: {
    kind: 'limit',
    description: 'Too many wrong passwords or codes. Wait as long as Retry-After says.',
  },
  WRONG_PASSWORD: { kind: 'invalid', description: 'The password is wrong.' },
  MFA_IS_ON: { kind: 'conflict', description: 'Two-step sign-in is on already.' },
  MFA_IS_OFF: { kind: 'conflict', description: 'Two-step sign-in is off.' },
  LINK_NOT_VALID: { kind: 'invalid', description: 'The link was used, has expired or was replaced.' },
  TOO_MANY_LINKS: {
    kind: 'limit',
    description: 'Too many requests for links, or wrong links. Wait as long as Retry-After says.',
  },
  MAIL_NOT_CONFIGURED: { kind: 'conflict', description: 'The site sends no mail.' },
  SESSION_NOT_FOUND: { kind: 'not-found', description: 'The user has no session with this id.' },
  NOTICE_NOT_FOUND: { kind: 'not-found', description: 'The user has no notice with this id.' },
  USER_NOT_FOUND: { kind: 'not-found', description: 'No user has this id.' },
  EMAIL_NOT_VERIFIED: {
    kind: 'conflict',
    description: 'The user has not opened a mailed link yet. A new link is on its way.',
  },
  OWN_ROLE: { kind: 'forbidden', description: 'You cannot change your own role.' },
  OWN_REQUEST: {
    kind: 'forbidden',
    description: 'You cannot approve your own request or decide one about your account.',
  },
  REQUEST_NOT_FOUND: { kind: 'not-found', description: 'No request with this id waits.' },
} as const satisfies Record<string, CodeMeaning>;

const privacy = {
  ERASURE_ASKED: { kind: 'conflict', description: 'There is a request for an erasure already.' },
  NO_ERASURE: { kind: 'conflict', description: 'There is no erasure to cancel.' },
  RECEIPT_NOT_FOUND: { kind: 'not-found', description: 'There is no receipt with this id.' },
  EXPORT_NOT_FOUND: { kind: 'not-found', description: 'The user has no such export, or it has expired.' },
  ACCOUNT_ERASED: { kind: 'unauthenticated', description: 'The account was erased.' },
} as const satisfies Record<string, CodeMeaning>;

const packages = {
  PACKAGE_NOT_FOUND: { kind: 'not-found', description: 'The user has no lender’s file with this id.' },
  PACKAGE_NOT_READY: { kind: 'conflict', description: 'The version is not built yet.' },
  PACKAGE_INCOMPLETE: {
    kind: 'conflict',
    description: 'The owner deleted an enclosed document. The next version has the ZIP again.',
  },
  PACKAGE_TOO_LARGE: {
    kind: 'too-large',
    description: 'More than 40 documents, 300 pages or 200 MiB of originals.',
  },
  TOO_MANY_PACKAGES: { kind: 'conflict', description: 'The user has 50 lender’s files.' },
  CONSENT_NEEDED: {
    kind: 'invalid',
    description: 'An opened number or an original needs the version of the consent text in force.',
  },
  DOCUMENT_NOT_READY: { kind: 'conflict', description: 'The named document is not processed or verified.' },
  PAGE_NOT_FOUND: { kind: 'not-found', description: 'The file has no such page.' },
  PAGE_NOT_OPEN: { kind: 'conflict', description: 'The page needs no decision.' },
  LINK_NOT_FOUND: { kind: 'not-found', description: 'The user has no link with this id.' },
  LINK_REVOKED: { kind: 'conflict', description: 'The link was revoked and never comes back.' },
  TOO_MANY_PACKAGE_LINKS: { kind: 'conflict', description: 'The file has ten active links.' },
  TOO_MANY_CODES: { kind: 'limit', description: 'The link had ten codes in a day.' },
  LINK_GONE: {
    kind: 'not-found',
    description: 'The link is unknown, expired or revoked, or its file was withdrawn.',
  },
  LINK_LOCKED: { kind: 'limit', description: 'Twenty wrong codes. The owner can unlock the link.' },
  CODE_WRONG: {
    kind: 'unauthenticated',
    description: 'The code is wrong or has expired. details has the tries left.',
  },
  SHARE_SESSION_ENDED: { kind: 'unauthenticated', description: 'The session is missing or has ended.' },
  VIEW_ONLY: { kind: 'forbidden', description: 'The link shows pages only. Its owner allows no download.' },
  DOWNLOAD_GONE: {
    kind: 'not-found',
    description: 'The address of a download works once, for a minute. Its link may have ended.',
  },
  TOO_MANY_OPEN_REQUESTS: { kind: 'limit', description: 'The file has 20 open requests.' },
  LENDER_REQUEST_NOT_FOUND: { kind: 'not-found', description: 'The user has no request with this id.' },
  LENDER_REQUEST_CLOSED: { kind: 'conflict', description: 'The request is no longer open.' },
  ITEM_REMOVED: { kind: 'not-found', description: 'The owner deleted the document after the freeze.' },
} as const satisfies Record<string, CodeMeaning>;

const documents = {
  FILE_TOO_LARGE: { kind: 'too-large', description: 'The file is too large for this operation.' },
  FILE_TYPE: { kind: 'unsupported-type', description: 'The operation does not accept this type of file.' },
  DISK_LOW: {
    kind: 'unavailable',
    description: 'The site has too little space for new files. Try again later.',
  },
  FILE_INFECTED: { kind: 'unsupported-type', description: 'A virus scan rejected the file.' },
  SCAN_UNAVAILABLE: {
    kind: 'unavailable',
    description: 'The virus scanner does not answer, so the site accepts no files. Try again later.',
  },
  FILE_DAMAGED: { kind: 'unavailable', description: 'The stored file is damaged. Upload it again.' },
  DUPLICATE_DOCUMENT: { kind: 'conflict', description: 'The same file was uploaded already.' },
  STORAGE_FULL: { kind: 'too-large', description: 'The file does not fit into the storage of the plan.' },
  TOO_MANY_FILES: { kind: 'too-large', description: 'The user has the most files of the plan.' },
  TOO_MANY_UPLOADS: { kind: 'limit', description: 'Too many uploads in an hour.' },
  BUDGET_SPENT: {
    kind: 'limit',
    description:
      'The files of the user reached the bytes, rows, reading time or number of the plan for an hour or a day. Retry-After says when the next file can come.',
  },
  TOO_MANY_WAITING: { kind: 'limit', description: 'Too many pages of the user wait for their analysis.' },
  DOCUMENT_NOT_FOUND: { kind: 'not-found', description: 'The user has no document with this id.' },
  NO_PREVIEW: { kind: 'not-found', description: 'The page has no picture.' },
  BEING_ANALYSED: { kind: 'conflict', description: 'The document is in analysis.' },
  VERIFIED: { kind: 'conflict', description: 'The document is verified. You can only delete it.' },
  TOO_MANY_ANALYSES: {
    kind: 'conflict',
    description:
      'A reviewer rejected the document, and it was analyzed three times since. Upload a better copy.',
  },
  NOT_A_PDF: { kind: 'conflict', description: 'Only a PDF file has pages to split.' },
  NOT_ANALYSED: { kind: 'conflict', description: 'The analysis of the document found nothing to correct.' },
  DOCUMENT_CHANGED: {
    kind: 'conflict',
    description: 'The document changed since the version in the body. Get it and repeat the change.',
  },
  TOO_MANY_CORRECTIONS: { kind: 'conflict', description: 'The document has the most corrections.' },
  CORRECTION_NOT_FOUND: {
    kind: 'not-found',
    description: 'The document has no such correction, or it does not count or wait.',
  },
  NO_HOLDER_QUESTION: { kind: 'conflict', description: 'The document is in no other name.' },
  NO_ROWS_READ: { kind: 'not-found', description: 'The analysis of the document found no bank rows.' },
  CATEGORY_OPEN: { kind: 'conflict', description: 'The kind of the document is not known yet.' },
  NOT_WAITING: { kind: 'conflict', description: 'The document does not wait for a decision.' },
  OWN_DOCUMENT: { kind: 'forbidden', description: 'You cannot review your own documents.' },
} as const satisfies Record<string, CodeMeaning>;

const funding = {
  PROFILE_CHANGED: {
    kind: 'conflict',
    description: 'The profile changed since the version in If-Match. details names the fields that differ.',
  },
  FIGURE_NOT_FOUND: { kind: 'not-found', description: 'There is no figure with this name.' },
  SOURCE_NOT_FOUND: {
    kind: 'not-found',
    description: 'The figure has no source with this id. details names the figure.',
  },
  FIGURE_CHANGED: {
    kind: 'conflict',
    description: 'The figure changed since the version of the request. details names the figure.',
  },
  PROPOSAL_NOT_FOUND: { kind: 'not-found', description: 'The user has no proposal with this id.' },
  ACCOUNT_NOT_FOUND: { kind: 'not-found', description: 'The user has no bank account with this id.' },
  ACCOUNT_EXISTS: { kind: 'conflict', description: 'The bank account is connected already.' },
  TOO_MANY_ACCOUNTS: { kind: 'conflict', description: 'You cannot connect more bank accounts.' },
  RECOMMENDATION_NOT_FOUND: {
    kind: 'not-found',
    description: 'The user has no recommendation with this id.',
  },
  NO_SAMPLES: { kind: 'conflict', description: 'The catalog has no sample lenders.' },
  LENDER_NOT_FOUND: { kind: 'not-found', description: 'The catalog has no lender with this id.' },
  FACT_NOT_FOUND: { kind: 'not-found', description: 'No family has a rule with this id.' },
  TOO_MANY_ROWS: { kind: 'too-large', description: 'The file has too many rows.' },
  IMPORT_NOT_FOUND: { kind: 'not-found', description: 'There is no such import, or it was applied already.' },
  IMPORT_HAS_ERRORS: { kind: 'conflict', description: 'The file has errors. Nothing changed.' },
  URL_NOT_ALLOWED: {
    kind: 'invalid',
    description: 'The address has no https or no public host, or its port is not allowed.',
  },
  FEED_EXISTS: { kind: 'conflict', description: 'There is a feed with this slug or address already.' },
  FEED_NOT_FOUND: { kind: 'not-found', description: 'There is no feed with this id.' },
  FEED_PLAN_NOT_FOUND: { kind: 'not-found', description: 'No document of this feed waits.' },
  SHRINK_NOT_CONFIRMED: {
    kind: 'conflict',
    description:
      'The document leaves fewer than half of the active programs. Send confirmShrink to apply it.',
  },
  UPLOAD_NOT_FOUND: { kind: 'not-found', description: 'There is no upload with this id.' },
  SNAPSHOT_NOT_FOUND: { kind: 'not-found', description: 'There are no published records with this id.' },
  DUPLICATE_FILE: { kind: 'conflict', description: 'The loans of this file are published already.' },
  UPLOAD_OFFSET: {
    kind: 'conflict',
    description: 'The part does not begin where the stored bytes end. details names the offset as received.',
  },
  UPLOAD_CHANGED: {
    kind: 'conflict',
    description: 'The bytes do not have the announced size or sum. The upload begins again.',
  },
  UPLOAD_NOT_READY: { kind: 'conflict', description: 'The file is not read yet, or it was rejected.' },
  CONFIRM_NEEDED: { kind: 'conflict', description: 'A warning needs its code in confirm. details names it.' },
  UPLOAD_APPLIED: { kind: 'conflict', description: 'The loans of this file are published already.' },
} as const satisfies Record<string, CodeMeaning>;

const bankRecords = {
  DUPLICATE_BANK_FILE: { kind: 'conflict', description: 'The same file of bank rows was imported already.' },
  LIMIT_REACHED: { kind: 'conflict', description: 'The business has the most accounts or files.' },
  BANK_FILE_NOT_FOUND: { kind: 'not-found', description: 'The business has no bank file with this id.' },
  BANK_FILE_NOT_READY: { kind: 'conflict', description: 'The bank file is not in the state for this.' },
  PLAN_CHANGED: {
    kind: 'conflict',
    description: 'The plan changed. Get it again and check the new one.',
  },
  UNDO_EXPIRED: { kind: 'conflict', description: 'The change is older than ten minutes.' },
  BANK_ROW_NOT_FOUND: { kind: 'not-found', description: 'The business has no bank row with this id.' },
} as const satisfies Record<string, CodeMeaning>;

const subscriptions = {
  UNKNOWN_PLAN: { kind: 'invalid', description: 'There is no plan for sale with this name.' },
  CONTACT_SALES: { kind: 'conflict', description: 'This plan needs a talk with sales.' },
  PAYMENTS_NOT_CONFIGURED: { kind: 'unavailable', description: 'The site accepts no payments.' },
  ALREADY_ON_PLAN: { kind: 'conflict', description: 'The user is on this plan already.' },
  ALREADY_CHANGING: { kind: 'conflict', description: 'The plan changes to this one when the period ends.' },
  OPEN_INVOICE: { kind: 'conflict', description: 'The user must pay an open invoice first.' },
  NOTHING_TO_CANCEL: { kind: 'conflict', description: 'There is no subscription to cancel.' },
  NOTHING_TO_RESUME: { kind: 'conflict', description: 'There is no change to undo.' },
  BEING_CHANGED: { kind: 'unavailable', description: 'Another change of the subscription runs. Try again.' },
  PAYMENT_REFUSED: { kind: 'conflict', description: 'The payment provider declined the payment.' },
  UNVERIFIED_WEBHOOK: { kind: 'invalid', description: 'The signature is not valid.' },
} as const satisfies Record<string, CodeMeaning>;

const operation = {
  NO_SUCH_CONSUMER: { kind: 'not-found', description: 'No consumer with this name runs.' },
  TOO_MANY_STREAMS: { kind: 'limit', description: 'The user has too many live streams open.' },
} as const satisfies Record<string, CodeMeaning>;

/** A code never changes its meaning; the sentence beside it may change. */
export const problemCodes = {
  ...general,
  ...accounts,
  ...privacy,
  ...peopleCodes,
  ...packages,
  ...documentRequestCodes,
  ...documents,
  ...funding,
  ...bankRecords,
  ...subscriptions,
  ...operation,
} as const;

export type ProblemCode = keyof typeof problemCodes;
