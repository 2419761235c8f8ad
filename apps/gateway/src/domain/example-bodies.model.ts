export const exampleBodies: Readonly<Record<string, object>> = {
  addDocument: { file: 'bytes of paper.pdf' },
  uploadDocument: {
    file: 'bytes of tax-return-2025.pdf',
    category: 'tax_documents',
    subcategory: 'form_1120',
  },
  answerDocumentRequest: {
    token: 'GYLnMTvA9Nqf4PIPxpfTPThmyVOJ2gYKP4aYw5lXxZk',
    file: ['bytes of page-1.jpg', 'bytes of page-2.jpg'],
  },
  uploadBankFile: { file: 'bytes of checking-2026.csv', accountId: '0198c1de-0000-7000-8000-000000000072' },
  changePicture: { file: 'bytes of maya.png' },
  setBrandLogo: { file: 'bytes of logo.svg' },
  importCatalogue: { file: 'bytes of lenders.csv', mapping: '{"name":"Lender","minLoanAmount":"From"}' },
  stripeWebhook: { id: 'evt_example', type: 'invoice.paid' },
};
