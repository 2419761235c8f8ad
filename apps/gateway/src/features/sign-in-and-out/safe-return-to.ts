const own = 'http://own.invalid';

/** Only a page of our own may be returned to: no other host, no protocol-relative trick, no call of the API. */
export function safeReturnTo(given: string | undefined): string | undefined {
  if (!given || !/^\/[\w\-./?=&%]*$/.test(given)) return undefined;
  const { origin, pathname } = new URL(given, own);
  return origin === own && !/^\/(\/|api(\/|$))/.test(pathname) ? given : undefined;
}
