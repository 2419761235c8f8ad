const own = 'http://own.invalid';
/** What stands in an address as it is (RFC 3986), so no control character, which a browser takes out, and no backslash. */
const address = /^\/[\w\-.~!$&'()*+,;=:@%/?#]*$/;
/** Another host, a call of the API, or the door itself. */
const elsewhere = /^\/($|\/|api(\/|$))/;

/** As the server reads it. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The way back after signing in, if it leads to a page of our own. */
export function safeReturnTo(wanted: string | null | undefined): string | undefined {
  if (!wanted || !address.test(wanted) || !URL.canParse(wanted, own)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, own);
  const path = decoded(pathname);
  if (origin !== own || path === undefined || elsewhere.test(path)) return undefined;
  return pathname + search + hash;
}
