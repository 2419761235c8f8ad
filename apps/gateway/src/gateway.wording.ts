export const errors = {
  signInNeeded: 'Please sign in.',
  shareSessionEnded: 'Your visit has ended. Open the link again.',
  downloadGone: 'This download was used or has expired. Start it again.',
  roleNeeded: 'Your role doesn’t allow this. Please ask your administrator.',
  identityUnconfirmed: 'You signed in a while ago. Confirm your password to do this.',
  twoStepNeeded: 'Your role needs two-step sign-in. Reload the page and set it up.',
  planNeeded: '{feature} comes with {plans}. Change your plan to use it.',
  businessHeader: 'Send one business as x-business-id',
  businessNotFound: 'You don’t have access to this business. Ask its owner.',
  ownerNeeded: 'Only an owner of the business can do this.',
  areaNeeded: 'The owner hasn’t opened this to you. Ask the owner for it.',
  foreignOrigin: 'We only accept changes from our own pages. Reload the page and try again.',
  figureNotFound: 'There is no figure with this name',
  notFound: 'We couldn’t find this. Please check the address.',
  methodNotAllowed: 'This address doesn’t accept this method. The Allow header lists the right ones.',
  malformedJson: 'The body isn’t valid JSON. Please check it and try again.',
  notAnObject: 'Send a JSON object',
  unreadableRequest: 'We couldn’t read this request. Please check its format.',
  unclearAddress: 'We couldn’t read this address. Write it without escaped letters, extra slashes or dots.',
  headersTooLarge: 'The request headers are too large. Please send fewer of them.',
  requestTimeout: 'Your request took too long. Please try again.',
  expectationFailed: 'We can’t meet the Expect header. Send the request without it.',
  bodyTooLarge: 'Your request is too large. Please send less data.',
  bodyTooComplex: 'Your request has too many levels or values. Please send a simpler one.',
  unsupportedMediaType: 'Send JSON, or a form if you upload a file.',
  rangeNotSatisfiable: 'The file ends before the part that you want. Load the whole file.',
  tooManyRequests: 'You sent too many requests. Try again in {seconds|second|seconds}.',
  tooManyStreams: 'You have too many windows open. Please close one and try again.',
} as const;

export const uploads = {
  emptyPart: 'Send at least one byte of the file',
  noFile: 'Please choose a file to upload.',
  diskLow:
    'We have too little space for new files right now. Your stored files are safe. Please try again later.',
  infectedFile:
    'Our virus scanner found something in this file, so we didn’t store it. Check your device and choose another file.',
  scanUnavailable:
    'We can’t check files for viruses right now, so we didn’t store yours. Please try again in a minute.',
  oneFileOnly: 'Please upload one file at a time.',
  tokenFirst: 'Send the token of the link before the files.',
  tooManyPhotos: 'Send at most {most} photos. Put more pages into one PDF.',
  photosTooLarge: 'These photos are too large together. Send fewer, or smaller ones.',
  photoUnreadable: 'We can’t read one of these photos. Take it again, or choose another one.',
  logoUnreadable: 'We can’t read this picture. Save it again, or choose another one.',
  oldSpreadsheet:
    'This is an old Excel file, or it has a password. Save it as .xlsx without a password and upload that file.',
  damagedFile: 'The stored file is damaged, so we don’t send it. Please upload it again.',
  malformedForm: 'Your upload didn’t arrive complete. Please try again.',
} as const;

export const bankFiles = {
  pdf: 'Upload PDF statements under Documents. We read their transactions there.',
  type: 'Please upload CSV, OFX, QFX or QBO files only.',
  account: 'We couldn’t find this account. Choose one of your accounts.',
} as const;

export const catalogImport = {
  mapping: 'Send the mapping as JSON: our column names, each with the name in your file.',
  columnMissing: 'Your file has no column with this name. Add it or map another one.',
  cellTooLong: 'Line {line}: a cell is longer than {most|character|characters}. Please shorten it.',
  notUtf8: 'Your file is not UTF-8. Save it as "CSV UTF-8" and try again.',
  notCsv: 'We couldn’t read your CSV file. {reason}',
  notRead: 'Your file needs too much time or memory to read. Import fewer programs at once.',
  noRows: 'Your file has no programs. Add at least one program.',
  tooManyRows: 'Your file has {count|line|lines}. Import up to {most} at once.',
} as const;

export const siteColors = {
  bandTooLight: 'colors.deep: {color} is too light for its text. Choose a darker color.',
} as const;

export const parts = {
  fileStore: 'The file store',
  dashboard: 'The dashboard',
  liveUpdates: 'The live stream',
  pictures: 'The drawing of pages',
  logos: 'The drawing of logos',
  lists: 'The reading of lists',
  accessLog: 'The access log',
} as const;

export const apiDescription = {
  title: 'Groundwork',
  pageTitle: 'Groundwork API',
  about: 'Groundwork helps owners of small businesses get funded.',
  role: 'Only for the role {role}.',
  plans: 'Only with {plans}.',
  business: 'The business of the call. Without it, the first business of the caller.',
  success: 'Success',
  redirect: 'Redirect',
  location: 'The page to open',
  contentRange: 'The part of the file and its size',
  partOfFile: 'The part that the header Range names',
  retryAfter: 'Seconds to wait before you try again',
  exampleDetail: 'Required',
} as const;
