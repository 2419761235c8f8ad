/** Why an owner's file cannot be read, in words for the owner. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}
