import type { OpenedRequest } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { words } from '../answer-request.wording.ts';
import { sendAnswer } from '../api/answer-calls.ts';
import { findSheetIn, straightFile } from '../api/capture-calls.ts';
import { type ChosenPage, isPdf, problemOf, withSheet } from '../model/chosen-pages.ts';
import { FileButton } from './file-button.tsx';
import { PageList } from './page-list.tsx';

interface AnswerFormProps {
  readonly token: string;
  readonly request: OpenedRequest;
}

const toPage = (file: File): ChosenPage => ({ id: crypto.randomUUID(), file });

const messageOf = (error: unknown) =>
  (error instanceof Error ? serverMessageOf(error) : null) ?? words.notSent;

type Pages = readonly ChosenPage[];

function usePages() {
  const [pages, setPages] = useState<Pages>([]);
  const searched = useRef(new WeakSet<File>());
  useEffect(() => {
    for (const page of pages) {
      const { file } = page;
      if (isPdf(page) || searched.current.has(file)) continue;
      searched.current.add(file);
      void findSheetIn(file).then((corners) =>
        setPages((current) => withSheet(current, file, corners && { corners, isCut: true })),
      );
    }
  }, [pages]);
  return { pages, setPages };
}

const fileToSend = ({ file, sheet }: ChosenPage): Promise<File> =>
  sheet?.isCut === true ? straightFile(file, sheet.corners) : Promise.resolve(file);

function useAnswer(token: string) {
  const { pages, setPages } = usePages();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<Pages | null>(null);
  const send = async () => {
    setShare(0);
    setProblem(null);
    try {
      const files = await Promise.all(pages.map(fileToSend));
      await sendAnswer(token, files, setShare);
      setSent(pages);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setShare(null);
    }
  };
  return { pages, setPages, share, problem: problem ?? problemOf(pages), sent, send };
}

const doneText = (name: string, sent: readonly ChosenPage[]) =>
  sent.some(isPdf) ? fill(words.donePdf, { name }) : fill(words.done, { name, count: sent.length });

export function AnswerForm({ token, request: { askedBy } }: AnswerFormProps) {
  const { pages, setPages, share, problem, sent, send } = useAnswer(token);
  if (sent !== null) return <p role="status">{doneText(askedBy.name, sent)}</p>;
  const add = (files: readonly File[]) => setPages([...pages, ...files.map(toPage)]);
  const isSending = share !== null;
  const sendText = pages.some(isPdf) ? words.sendPdf : fill(words.sendPages, { count: pages.length });
  return (
    <>
      <div className="people-buttons">
        <FileButton
          text={words.camera}
          accept="image/jpeg,image/png"
          camera
          disabled={isSending}
          onFiles={add}
        />
        <FileButton
          look="outline"
          text={words.files}
          accept="application/pdf,image/jpeg,image/png"
          multiple
          disabled={isSending}
          onFiles={add}
        />
      </div>
      <p className="people-note">{words.hint}</p>
      {pages.length === 0 ? null : <PageList pages={pages} disabled={isSending} onChange={setPages} />}
      {problem === null ? null : (
        <p className="people-alert" role="alert">
          {problem}
        </p>
      )}
      {isSending ? <p role="status">{fill(words.sending, { percent: Math.round(share * 100) })}</p> : null}
      {pages.length === 0 || problemOf(pages) !== null ? null : (
        <div>
          <Button look="next" busy={isSending} onClick={() => void send()}>
            {sendText}
          </Button>
        </div>
      )}
    </>
  );
}
