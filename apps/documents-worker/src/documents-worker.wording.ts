export const specifiedReasons = {
  blankForm: 'This form is blank',
  passwordProtected: 'This file is password-protected',
  tooManyPages: 'This file has more than {most|page|pages}',
} as const;

export const reasons = {
  fileMissing: 'We couldn’t find your file. Upload it again.',
  damagedInStorage: 'Our copy of your file is damaged. Upload it again.',
  notFinished: 'We couldn’t finish the analysis. Choose Analyze again.',
  pageNotRead: 'We couldn’t read page {page}. Choose Analyze again.',
  pageTooHeavy: 'Page {page} needs too much time to read. Upload a clearer or simpler copy of it.',
  timeLimit: 'We stopped the analysis after 10 minutes. Choose Analyze again.',
  resourceLimit:
    'This file needs too much time or memory to read. Save it again in a simpler form and upload it.',
  damagedFile: 'This file is damaged. Upload a new copy.',
  damagedPicture: 'This picture is damaged. Upload a new copy.',
  noText: 'We see no text in this file. Upload the pages with their text.',
  emptySpreadsheet: 'This spreadsheet is empty. Upload the report with its figures.',
  tooManyRows: 'This spreadsheet has more than {most} lines. Upload one report by itself.',
  formulasWithoutResults:
    'This spreadsheet has formulas without results. Open it, save it, and upload it again.',
  bankRows: 'This is a bank export. Drop it here as CSV to add its transactions.',
  documentAsSpreadsheet:
    'A spreadsheet can’t replace a bank statement or a tax form. Upload the PDF or a scan of it.',
  unreadable: 'This file is damaged or too complex to read. Upload a new copy.',
  blurred: 'This photo is too blurred to read. Hold the camera still and take it again.',
  tooManyPixels: 'This picture has more than {most} million pixels. Upload a smaller one.',
} as const;

export const memoTexts = { footer: '{text} · Page {page} of {pages}' } as const;

/** Parts in "{part} cannot be reached right now". */
export const parts = { fileStore: 'The file store' } as const;
