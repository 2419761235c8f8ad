import { z } from 'zod';
import { brand, brandBody, logoHash, replyToTokenBody } from '../brands.ts';
import { succeeded } from '../lists.ts';
import { practiceId } from '../people.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';
import { logoForm } from './forms.ts';

const ofPractice = z.object({ id: practiceId });
const forAdmins = ['PRACTICE_NOT_FOUND', 'FORBIDDEN'] as const;
const withPlan = [...forAdmins, 'PLAN_NEEDED'] as const;

export const brandRoutes = {
  changeBrand: defineRoute({
    ...at(addresses.changeBrand),
    access: 'practice admin',
    summary: 'Set the brand of a practice',
    description:
      'A field that is left out stays. Each pair of colors has a contrast of at least 4.5. A host is used after its proof, and a proven one stays with its practice while the proof is there. A new address for replies gets a mail with a link, and so does one whose link has expired.',
    params: ofPractice,
    body: brandBody,
    errors: [...withPlan, 'HOST_TAKEN', 'MAIL_NOT_CONFIGURED', 'TOO_MANY_LINKS'],
    status: 200,
    reply: brand,
  }),
  removeBrand: defineRoute({
    ...at(addresses.removeBrand),
    access: 'practice admin',
    summary: 'Remove the brand of a practice',
    description: 'With its logo, host and address for replies. A second call changes nothing.',
    params: ofPractice,
    errors: forAdmins,
    status: 200,
    reply: succeeded,
  }),
  checkBrandHost: defineRoute({
    ...at(addresses.checkBrandHost),
    access: 'practice admin',
    summary: 'Check the proof of the host now',
    description:
      'The proof is the DNS record TXT _groundwork.<host> with the value practice=<id of the practice>, or the list of the operator.',
    params: ofPractice,
    errors: [...withPlan, 'BRAND_NOT_FOUND'],
    status: 200,
    reply: brand,
  }),
  setBrandLogo: defineRoute({
    ...at(addresses.setBrandLogo),
    access: 'practice admin',
    spends: 'picture',
    summary: 'Upload the logo: a PNG, WebP or SVG of up to 256 KB',
    description:
      'Send one file. Its first bytes decide its type. It is drawn again as a PNG of up to 512 pixels; the file that you send is not stored.',
    params: ofPractice,
    form: logoForm,
    errors: [...withPlan, 'FILE_TOO_LARGE', 'FILE_TYPE'],
    status: 200,
    consumes: 'multipart/form-data',
    reply: brand,
  }),
  confirmReplyTo: defineRoute({
    ...at(addresses.confirmReplyTo),
    access: 'public',
    summary: 'Confirm the address for replies with the mailed link',
    description: 'From then on, mails of the practice name it as Reply-To. The link works once.',
    body: replyToTokenBody,
    errors: ['LINK_NOT_VALID', 'TOO_MANY_LINKS'],
    status: 204,
    reply: null,
  }),
  brandLogo: defineRoute({
    ...at(addresses.brandLogo),
    access: 'public',
    summary: 'Get the logo of a brand in force',
    description: 'The address has the SHA-256 of the picture, so the reply never changes.',
    params: z.object({ hash: logoHash }),
    status: 200,
    produces: 'image/png',
    reply: null,
  }),
} as const;
