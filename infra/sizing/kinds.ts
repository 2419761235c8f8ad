/** What an owner does. `npm run bench -- requests` measures each, and k6 sends the ones with a share. */
export interface Kind {
  readonly name: string;
  readonly share: number;
  /** A read waits for all services that work for it, a write for these. */
  readonly replies?: readonly string[];
  readonly isComputed?: true;
  readonly changesFigures?: true;
}

const READ_SHARE = 0.9;

export const KINDS: readonly Kind[] = [
  { name: 'dashboard', share: 30 * READ_SHARE, isComputed: true },
  { name: 'user', share: 20 * READ_SHARE },
  { name: 'score', share: 15 * READ_SHARE, isComputed: true },
  { name: 'documents', share: 12 * READ_SHARE },
  { name: 'recommendations', share: 10 * READ_SHARE, isComputed: true },
  { name: 'profile', share: 6 * READ_SHARE },
  { name: 'accounts', share: 4 * READ_SHARE },
  { name: 'matches', share: 3 * READ_SHARE, isComputed: true },
  { name: 'what-if', share: 5, replies: ['scoring'], isComputed: true },
  { name: 'save', share: 4, replies: ['profile'], changesFigures: true },
  { name: 'upload', share: 1, replies: ['documents'], changesFigures: true },
  { name: 'sign-in', share: 0, replies: ['identity'] },
  { name: 'bank-file', share: 0, replies: ['ledger'], changesFigures: true },
];

export const isWrite = ({ replies }: Kind): boolean => replies !== undefined;

export const anew = ({ name }: Kind): string => `${name} anew`;
