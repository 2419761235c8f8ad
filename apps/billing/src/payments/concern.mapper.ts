import { z } from 'zod';
import type { Concern, SignedEvent } from './payments.port.ts';

const reference = z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]);

const aSubscription = z
  .looseObject({ id: z.string(), customer: reference })
  .transform(({ id, customer }): Concern => ({ subscriptionId: id, customerId: customer }));

const anInvoice = z
  .looseObject({
    customer: reference,
    parent: z.looseObject({ subscription_details: z.looseObject({ subscription: reference }) }),
  })
  .transform(({ customer, parent }): Concern => ({
    customerId: customer,
    subscriptionId: parent.subscription_details.subscription,
  }));

export function concernOf({ type, data }: SignedEvent): Concern | undefined {
  if (type.startsWith('customer.subscription.')) return aSubscription.safeParse(data.object).data;
  if (type.startsWith('invoice.')) return anInvoice.safeParse(data.object).data;
  return undefined;
}
