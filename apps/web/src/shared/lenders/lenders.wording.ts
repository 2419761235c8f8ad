export const words = {
  title: 'No lenders yet',
  owner: 'Your administrator has not added lenders. Your score, documents and plan work without them.',
  administrator: 'Owners see lenders here after the first import.',
  import: 'Import a file',
  subscribe: 'Subscribe to a feed',
  records: 'Import SBA records',
  carry: {
    missing: 'Not known yet: {answers|answer decides|answers decide} {lenders|lender|lenders}',
    count: 'Of these you can carry {count}.',
    notKnown: 'How many you can carry is not known yet.',
  },
  changes: { added: 'new', field: '{field} {from} → {to}', noValue: 'nothing' },
} as const;
