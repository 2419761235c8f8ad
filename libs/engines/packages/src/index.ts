export { type PackageTools, type Verification, verifyPackage } from './verify-package.ts';
export { zipLimits } from './zip-directory.ts';
