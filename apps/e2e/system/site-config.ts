import { renameSync, writeFileSync } from 'node:fs';

export function writeSiteConfig(settings: object): void {
  const file = process.env['SITE_CONFIG'];
  if (file === undefined) throw new Error('SITE_CONFIG names no file: start the system first');
  writeFileSync(`${file}.new`, JSON.stringify(settings));
  renameSync(`${file}.new`, file);
}
