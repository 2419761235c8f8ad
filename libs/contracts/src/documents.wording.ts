export const specifiedUploadMessages = {
  categoryRequired: 'Please select a document category before uploading.',
  tooLarge: 'Please upload files smaller than 25MB.',
  wrongType: 'Please upload PDF, JPG, or PNG files only.',
  wrongSubcategory: 'This document type does not belong to the chosen category.',
  duplicate: 'This file was already uploaded',
} as const;

export const documentMessages = {
  page: 'Enter a page number',
  firstPage: 'Page numbers start at 1',
  afterPage: 'Enter a page after page {page}',
  wrongPages: 'The last page is before the first page',
  leastParts: 'Enter at least {min} parts',
  mostParts: 'Enter {max} parts at most',
} as const;
