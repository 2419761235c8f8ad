const encodedUnreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;
const encodedDelimiter = /%(?:[01][\da-f]|2[35f]|3f|5c|7f)/i;
const dotSegment = /\/\.{1,2}(?:\/|$)/;

/** Proxies, routers and browsers read such an address in different ways, so it would have two meanings. */
export function isClearAddress(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return (
    path.startsWith('/') &&
    !/[\\#]|\/\//.test(path) &&
    ![encodedUnreserved, encodedDelimiter, dotSegment].some((unclear) => unclear.test(path))
  );
}

export const isApiPath = (path: string): boolean => /^\/(?:api|schemas)(?:[/?]|$)/i.test(path);
