export const words = {
  title: 'No lenders yet',
  owner: 'Your administrator has not added lenders. Your score, documents and plan work without them.',
  administrator: 'Owners see lenders here after the first import.',
  import: 'Import a file',
} as const;
