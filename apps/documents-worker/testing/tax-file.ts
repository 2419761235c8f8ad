/** How the specs about readers read a tax document. */
export const options = {
  onStage: () => undefined,
  onPicture: () => undefined,
  onRows: () => undefined,
  maxTotalMs: 600_000,
};
export const task = { mediaType: 'application/pdf', category: 'tax_documents' };
