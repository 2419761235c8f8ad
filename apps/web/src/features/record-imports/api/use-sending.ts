import { useRef, useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { Sha256 } from '../model/sha256.ts';
import { words } from '../record-imports.wording.ts';
import { type RecordImportActions, useRecordImportActions } from './use-record-imports.ts';

export interface Sending {
  readonly step: 'idle' | 'summing' | 'sending' | 'paused' | 'done';
  readonly name: string;
  readonly share: number;
  readonly error: string | null;
}

const idle: Sending = { step: 'idle', name: '', share: 0, error: null };
const partSize = 8 * 1024 ** 2;

type Report = (change: Partial<Sending>) => void;

async function sumOf(file: File, report: Report, signal: AbortSignal): Promise<string> {
  const sum = new Sha256();
  for (let at = 0; at < file.size; at += partSize) {
    signal.throwIfAborted();
    sum.add(new Uint8Array(await file.slice(at, at + partSize).arrayBuffer()));
    report({ share: Math.round((100 * at) / file.size) });
  }
  return sum.hex();
}

async function sendFile(
  file: File,
  actions: RecordImportActions,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  report({ ...idle, step: 'summing', name: file.name });
  const sha256 = await sumOf(file, report, signal);
  report({ step: 'sending', share: 0 });
  const upload = await actions.open({ name: file.name, size: file.size, sha256 });
  let { received } = upload;
  while (received < file.size) {
    signal.throwIfAborted();
    report({ share: Math.round((100 * received) / file.size) });
    const part = file.slice(received, received + partSize);
    ({ received } = await actions.sendPart(upload.id, received, part, signal));
  }
  report({ step: 'done', share: 100 });
  await actions.refresh();
}

export interface SendingControl {
  readonly sending: Sending;
  readonly start: (file: File) => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** The server stores how much it received, so a paused upload continues where it was. */
export function useSending(): SendingControl {
  const actions = useRecordImportActions();
  const [sending, setSending] = useState(idle);
  const file = useRef<File | null>(null);
  const stop = useRef(new AbortController());
  const report: Report = (change) => setSending((before) => ({ ...before, ...change }));
  const run = (chosen: File) => {
    const control = new AbortController();
    stop.current = control;
    file.current = chosen;
    sendFile(chosen, actions, report, control.signal).catch((error: unknown) => {
      const message = error instanceof Error ? serverMessageOf(error) : null;
      report({ step: 'paused', error: control.signal.aborted ? null : (message ?? words.send.failed) });
    });
  };
  return {
    sending,
    start: run,
    pause: () => stop.current.abort(),
    resume: () => {
      if (file.current !== null) run(file.current);
    },
  };
}
