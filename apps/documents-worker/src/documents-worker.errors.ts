export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** The recognition gave no answer, so the content of the page is unknown. */
export class NotRead extends Error {
  override name = 'NotRead';
}
