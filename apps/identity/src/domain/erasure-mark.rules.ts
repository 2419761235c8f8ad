interface Erased {
  userId: string;
  covers: 'everything' | 'account' | 'business';
}

/** A mark of everything is the plain id, as services without accounts store it. */
export const erasureMark = ({ userId, covers }: Erased): string =>
  covers === 'everything' ? userId : `${covers}:${userId}`;
