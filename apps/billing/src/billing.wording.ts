export const specifiedMessages = {
  contactSales: 'Contact sales for the Master Partner plan',
  paymentsNotConfigured: 'Payments are not configured',
} as const;

export const messages = {
  pastDay: 'Choose today or a later day',
  unknownPlan: 'Choose the Individual or the Professional plan',
  alreadyOnPlan: 'You are already on the {plan} plan',
  alreadyChanging: 'Your plan already changes to {plan} when this period ends',
  openInvoice: 'Pay the open invoice of the {plan} plan first. Then you can change your plan.',
  nothingToCancel: 'You have no subscription to cancel',
  nothingToResume: 'Your plan has no planned change to undo',
  beingChanged: 'Another change of your subscription is in progress. Please try again.',
  unverifiedWebhook: 'The signature could not be verified',
} as const;

export const erasureTexts = {
  subscription: 'subscription',
  givenPlans: 'plans without a payment',
  customer: 'customer record at the payment provider',
  endedSubscription: 'active subscription, ended at once',
  invoices: 'invoices',
  retentionReason:
    'Tax law requires the number, date and amount of each invoice. The invoices contain no name. The payment provider stores its own copy.',
} as const;

export const seedTexts = { reason: 'The demo shows each part of the product.' } as const;

export const budgetTexts = {
  tooManyUploads: 'You can upload {most|file|files} in an hour. Please try again later.',
  spent: {
    files: 'You sent {most|file|files}, the most for one {period}.',
    bytes: 'Your files reached the largest size for one {period}.',
    rows: 'Your files reached the most lines for one {period}.',
    processorMs: 'Your files used up the reading time for one {period}.',
  },
  goesOn: {
    minutes: 'You can send more in {count|minute|minutes}.',
    hours: 'You can send more in {count|hour|hours}.',
  },
} as const;
