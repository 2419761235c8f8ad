export const words = {
  confirming: 'We’re confirming your payment. This page updates by itself.',
  failed: 'Your payment didn’t go through. Try another payment method.',
} as const;

export const specifiedWords = {
  successTitle: 'Payment Successful',
  successText: 'You are now subscribed to {product} {plan}!',
  failureTitle: 'Payment Failed',
} as const;
