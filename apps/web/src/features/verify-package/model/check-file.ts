import { enclosedInput, packageManifest, packageSignature, type SigningKey } from '@groundwork/contracts';
import { type Verification, verifyPackage } from '@groundwork/engine-packages';
import { enclosedTotal } from '@groundwork/engine-scoring';
import { browserTools } from './browser-tools.ts';

const schemas = { manifest: packageManifest, signature: packageSignature, input: enclosedInput };

export const checkFile = (file: Blob, site: string, keys: readonly SigningKey[]): Promise<Verification> =>
  verifyPackage(file, { site, keys, schemas, tools: browserTools, totalOf: enclosedTotal });
