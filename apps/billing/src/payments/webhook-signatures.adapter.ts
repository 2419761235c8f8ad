import { Stripe } from 'stripe';
import { z } from 'zod';
import { unverifiedWebhook } from '../billing.errors.ts';
import type { SignedEvent } from './payments.port.ts';

const toleranceSeconds = 300;

const signedEvent = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.looseObject({ object: z.record(z.string(), z.unknown()) }),
});

export class WebhookSignatures {
  constructor(private readonly secret: string | undefined) {}

  verify(payload: string, signature: string): SignedEvent {
    if (this.secret === undefined) throw unverifiedWebhook();
    try {
      Stripe.webhooks.signature?.verifyHeader(payload, signature, this.secret, toleranceSeconds);
      return signedEvent.parse(JSON.parse(payload));
    } catch (error) {
      throw unverifiedWebhook(error);
    }
  }
}
