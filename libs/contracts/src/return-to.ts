const own = 'http://own.invalid';
/** Allowed characters of RFC 3986: browsers remove control characters, and a backslash acts as a slash. */
const address = /^\/[\w\-.~!$&'()*+,;=:@%/?#]*$/;
/** Another host, an API address, or the sign-in page. */
const elsewhere = /^\/($|\/|api(\/|$))/;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

export function safeReturnTo(wanted: string | null | undefined): string | undefined {
  if (!wanted || !address.test(wanted) || !URL.canParse(wanted, own)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, own);
  const path = decoded(pathname);
  if (origin !== own || path === undefined || elsewhere.test(path)) return undefined;
  return pathname + search + hash;
}
