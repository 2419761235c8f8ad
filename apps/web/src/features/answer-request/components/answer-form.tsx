import type { OpenedRequest } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { words } from '../answer-request.wording.ts';
import { sendAnswer } from '../api/answer-calls.ts';
import { findSheetIn, NotStraightened, straightFile } from '../api/capture-calls.ts';
import {
  type ChosenPage,
  isPdf,
  photosInSearch,
  problemOf,
  sheetsText,
  withSheet,
} from '../model/chosen-pages.ts';
import { FileButton } from './file-button.tsx';
import { PageList } from './page-list.tsx';

interface AnswerFormProps {
  readonly token: string;
  readonly request: OpenedRequest;
}

const toPage = (file: File): ChosenPage => ({ id: crypto.randomUUID(), file });

type Pages = readonly ChosenPage[];

function messageOf(error: unknown, pages: Pages): string {
  if (error instanceof NotStraightened) {
    const number = pages.findIndex(({ file }) => file === error.file) + 1;
    return fill(words.notStraightened, { number, action: words.asItIs });
  }
  return (error instanceof Error ? serverMessageOf(error) : null) ?? words.notSent;
}

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
  const change = (next: (pages: Pages) => Pages) => {
    setProblem(null);
    setPages(next);
  };
  const send = async () => {
    setShare(0);
    setProblem(null);
    try {
      const files: File[] = [];
      for (const page of pages) files.push(await fileToSend(page));
      await sendAnswer(token, files, setShare);
      setSent(pages);
    } catch (error) {
      setProblem(messageOf(error, pages));
    } finally {
      setShare(null);
    }
  };
  return { pages, change, share, problem: problem ?? problemOf(pages), sent, send };
}

const doneText = (name: string, sent: readonly ChosenPage[]) =>
  sent.some(isPdf) ? fill(words.donePdf, { name }) : fill(words.done, { name, count: sent.length });

export function AnswerForm({ token, request: { askedBy } }: AnswerFormProps) {
  const { pages, change, share, problem, sent, send } = useAnswer(token);
  if (sent !== null) return <p role="status">{doneText(askedBy.name, sent)}</p>;
  const add = (files: readonly File[]) => {
    const added = files.map(toPage);
    change((current) => [...current, ...added]);
  };
  const isSending = share !== null;
  const status = isSending ? fill(words.sending, { percent: Math.round(share * 100) }) : sheetsText(pages);
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
      {pages.length === 0 ? null : <PageList pages={pages} disabled={isSending} onChange={change} />}
      {problem === null ? null : (
        <p className="people-alert" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{status}</p>
      {pages.length === 0 || problemOf(pages) !== null ? null : (
        <div>
          <Button look="next" busy={isSending || photosInSearch(pages) > 0} onClick={() => void send()}>
            {sendText}
          </Button>
        </div>
      )}
    </>
  );
}
