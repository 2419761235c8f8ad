export class Unreadable extends Error {
  override name = 'Unreadable';
}
