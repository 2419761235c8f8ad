/** Only a path of our own may be returned to: no other host, no protocol-relative trick. */
export function safeReturnTo(given: string | undefined): string | undefined {
  return given && /^\/(?![/\\])[\w\-./?=&%]*$/.test(given) ? given : undefined;
}
