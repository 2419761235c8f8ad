export const words = {
  signed: 'Signature valid. Signed by {site}, key {keyId}.',
  notSigned: 'Signature not valid.',
  unknownKey: 'This site does not know the key.',
  unchanged: 'All {n} files are unchanged.',
  differ: '{n} of {m} files differ: {paths}.',
  extra: '{n} files are not in the manifest: {paths}.',
  stated: {
    matches: 'Score recomputed: {x}. It matches the stated score.',
    differs: 'Score recomputed: {x}. The package states {y}. They do not match.',
  },
  proven: {
    matches: 'Proven score recomputed: {x}. It matches the proven score.',
    differs: 'Proven score recomputed: {x}. The package states {y}. They do not match.',
  },
  noScorecard: 'This page does not have scorecard {v}. The score was not recomputed.',
  none: 'none',
} as const;

export const refusals = {
  notZip: 'This file is not a ZIP file, or a part of it is missing.',
  kind: 'This page does not read ZIP files of this kind.',
  climbs: 'This ZIP file has a path that leaves its folder: {path}.',
  twice: 'This ZIP file names a file twice: {path}.',
  tooLarge: 'This ZIP file is too large for a package.',
  noManifest: 'This ZIP file is not a package. It has no readable manifest.json and signature.json.',
  version: 'This page does not read version {v} of a package.',
} as const;
