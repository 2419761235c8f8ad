export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** The slow lane reads the file. */
export class NotQuick extends Error {
  override name = 'NotQuick';

  constructor(readonly processorMs = 0) {
    super('The file is a scan, or needs more processor time than the quick lane gives');
  }
}

export class NotRead extends Error {
  override name = 'NotRead';
}
