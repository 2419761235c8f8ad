import { Readable, Writable } from 'node:stream';
import type { Client } from 'pg';

interface Wire {
  readonly stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

interface Copying {
  readonly submit: (wire: Wire) => void;
  readonly handleCopyData: (message: { chunk: Buffer }, wire: Wire) => void;
  readonly handleCopyInResponse: (wire: Wire) => void;
  readonly handleCommandComplete: () => void;
  readonly handleReadyForQuery: () => void;
  readonly handleError: (error: Error) => void;
}

const nothing = () => undefined;

const start = (client: Client, copying: Copying) =>
  (client as unknown as { query: (copying: Copying) => void }).query(copying);

/** pg reads and writes no COPY by itself. It hands these messages to the query under way. */
export function rowsOut(client: Client, statement: string): Readable {
  let wire: Wire | undefined;
  const rows = new Readable({ read: () => wire?.stream.resume() });
  start(client, {
    submit: (opened) => {
      wire = opened;
      opened.query(statement);
    },
    handleCopyData: ({ chunk }, { stream }) => {
      // The parser of pg writes its next messages over this one.
      if (!rows.push(Buffer.from(chunk))) stream.pause();
    },
    handleCopyInResponse: nothing,
    handleCommandComplete: nothing,
    handleReadyForQuery: () => {
      rows.push(null);
      // An ended stream is not read again.
      wire?.stream.resume();
    },
    handleError: (error) => {
      rows.destroy(error);
      wire?.stream.resume();
    },
  });
  return rows;
}

type Done = (error?: Error | null) => void;

class RowsIn extends Writable {
  #wire: Wire | undefined;
  #isOpen: Done = nothing;
  #isStored: Done = nothing;

  constructor(
    readonly client: Client,
    readonly statement: string,
  ) {
    super();
  }

  override _construct(done: Done): void {
    this.#isOpen = done;
    start(this.client, {
      submit: (wire) => {
        wire.query(this.statement);
      },
      handleCopyData: nothing,
      handleCopyInResponse: (wire) => {
        this.#wire = wire;
        this.#isOpen();
        this.#isOpen = nothing;
      },
      handleCommandComplete: nothing,
      handleReadyForQuery: () => this.#isStored(),
      handleError: (error) => {
        this.#wire = undefined;
        if (this.#isOpen !== nothing) this.#isOpen(error);
        else this.destroy(error);
      },
    });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#wire?.sendCopyFromChunk(chunk);
    if (this.#wire?.stream.writableNeedDrain) this.#wire.stream.once('drain', () => done());
    else done();
  }

  override _final(done: Done): void {
    this.#isStored = done;
    this.#wire?.endCopyFrom();
  }

  override _destroy(error: Error | null, done: Done): void {
    if (error) this.#wire?.sendCopyFail('interrupted');
    done(error);
  }
}

export const rowsIn = (client: Client, statement: string): Writable => new RowsIn(client, statement);
