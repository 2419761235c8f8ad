import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export const companyClaims = [
  'A proprietary score',
  '1000+ lenders',
  '200+ qualification criteria',
  '98%',
  '50K+',
  '$2.3B+',
  '99.2%',
  '99.9% accuracy',
  'SOC 2',
  '256-bit encryption',
  'Multi-factor auth',
  'GDPR',
  'Individual plan included',
  'Instant analysis',
];

export const sampleSiteConfig = (): object =>
  JSON.parse(
    readFileSync(new URL('../../../infra/local/sample-site-config.json', import.meta.url), 'utf8'),
  ) as object;

export function writeSiteConfig(settings: object): void {
  const file = process.env['SITE_CONFIG'];
  if (file === undefined) throw new Error('SITE_CONFIG names no file: start the system first');
  writeFileSync(`${file}.new`, JSON.stringify(settings));
  renameSync(`${file}.new`, file);
}
