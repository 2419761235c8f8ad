import { z } from 'zod';
import {
  brand,
  brandBody,
  brandInForce,
  brandsAtOnce,
  drawnLogo,
  logoHash,
  replyToTokenBody,
} from '../brands.ts';
import { practiceId } from '../people.ts';
import { nameText } from '../texts.ts';
import { defineChange, defineRpc } from './define.ts';

const ofPractice = { practiceId };
const from = { clientAddress: nameText.optional() };

export const brandRpc = {
  changeBrand: defineChange(
    'rpc.identity.change-brand.v1',
    { ...ofPractice, ...brandBody.shape, ...from },
    brand,
  ),
  removeBrand: defineChange('rpc.identity.remove-brand.v1', ofPractice, z.object({})),
  checkBrandHost: defineChange('rpc.identity.check-brand-host.v1', ofPractice, brand),
  admitBrand: defineChange('rpc.identity.admit-brand.v1', ofPractice, z.object({})),
  setBrandLogo: defineChange('rpc.identity.set-brand-logo.v1', { ...ofPractice, png: drawnLogo }, brand),
  confirmReplyTo: defineRpc('rpc.identity.confirm-reply-to.v1', replyToTokenBody.extend(from), z.object({})),
  brandsInForce: defineRpc(
    'rpc.identity.brands-in-force.v1',
    z.object({ only: practiceId.optional(), after: practiceId.optional() }),
    z.object({ brands: z.array(brandInForce).max(brandsAtOnce) }),
  ),
  brandLogo: defineRpc(
    'rpc.identity.brand-logo.v1',
    z.object({ ...ofPractice, hash: logoHash }),
    z.object({ png: drawnLogo.nullable() }),
  ),
};
