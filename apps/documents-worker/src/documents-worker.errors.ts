export class Unreadable extends Error {
  override name = 'Unreadable';
}

export class NotQuick extends Error {
  override name = 'NotQuick';

  constructor(readonly processorMs = 0) {
    super();
  }
}

export class NotRead extends Error {
  override name = 'NotRead';
}
