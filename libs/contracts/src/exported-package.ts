import { z } from 'zod';
import { lenderRequest } from './lender-requests.ts';
import { packageLink, shareConsent } from './package-links.ts';
import { packageId, packageView } from './packages.ts';

/** What the export of an owner has about one lender’s file, without tokens and codes. */
export const exportedPackage = z.object({
  id: packageId,
  title: z.string(),
  createdAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
  file: packageView.nullable().describe('Null after the file was withdrawn'),
  links: z.array(packageLink),
  requests: z.array(lenderRequest),
  consents: z.array(shareConsent),
  zips: z.array(z.object({ version: z.number().int(), storageKey: z.string() })),
});
export type ExportedPackage = z.infer<typeof exportedPackage>;
