export class Unreadable extends Error {
  override name = 'Unreadable';
}

export class NotRead extends Error {
  override name = 'NotRead';
}
