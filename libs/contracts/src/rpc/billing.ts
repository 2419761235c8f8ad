import { z } from 'zod';
import { userId } from '../ids.ts';
import { fileBudget, fileSource } from '../quotas.ts';
import {
  givenPlanBody,
  invoice,
  mostWebhookBytes,
  subscriptionStarted,
  subscriptionView,
  webhookReceived,
} from '../subscription.ts';
import { boundedText, mostCharacters, nameText } from '../texts.ts';
import { byStaff, defineChange, defineRpc } from './define.ts';

const owner = z.object({ userId });

const mostHeaderBytes = 16 * 1024;

export const billingRpc = {
  subscription: defineRpc(
    'rpc.billing.subscription.v1',
    owner.extend({ fresh: z.boolean().optional() }),
    subscriptionView,
  ),
  start: defineChange(
    'rpc.billing.start.v1',
    { plan: nameText, email: nameText.optional(), name: boundedText(2 * mostCharacters.name + 1).optional() },
    subscriptionStarted,
  ),
  invoices: defineRpc('rpc.billing.invoices.v1', owner, z.array(invoice)),
  givePlan: byStaff(
    'admin',
    defineRpc(
      'rpc.billing.give-plan.v1',
      z.object({ actorId: userId, userId, ...givenPlanBody.shape }),
      subscriptionView,
    ),
  ),
  cancel: defineChange('rpc.billing.cancel.v1', {}, subscriptionView),
  resume: defineChange('rpc.billing.resume.v1', {}, subscriptionView),
  /** The raw bytes: the signature covers them. */
  receiveWebhook: defineRpc(
    'rpc.billing.receive-webhook.v1',
    z.object({ payload: boundedText(mostWebhookBytes), signature: boundedText(mostHeaderBytes) }),
    webhookReceived,
  ),
  admitFile: defineChange(
    'rpc.billing.admit-file.v1',
    { source: fileSource, bytes: z.number().int().min(0) },
    z.object({}),
  ),
  fileBudget: defineRpc('rpc.billing.file-budget.v1', owner, fileBudget),
};
