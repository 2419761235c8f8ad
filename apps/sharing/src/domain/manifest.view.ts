import type { EnclosedFile, PackageManifest } from '@groundwork/contracts';
import type { VersionRow } from './package.model.ts';

interface Manifested {
  readonly row: VersionRow;
  readonly business: string;
  readonly recipient: string | null;
  readonly files: readonly EnclosedFile[];
}

const byPath = (one: EnclosedFile, other: EnclosedFile) => (one.path < other.path ? -1 : 1);

/** The signature covers these bytes, so the text is stored and never written again. */
export function manifestOf({ row, business, recipient, files }: Manifested): string {
  const manifest: PackageManifest = {
    format: 'groundwork-package',
    formatVersion: 1,
    packageId: row.packageId,
    version: row.version,
    frozenAt: row.frozenAt.toISOString(),
    business,
    recipient,
    rulesVersion: row.rulesVersion,
    stated: row.stated,
    proven: row.proven,
    opened: row.opened,
    originals: row.originals,
    files: [...files].sort(byPath),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
