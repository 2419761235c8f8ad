import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useEffect, useState } from 'react';
import { words } from '../answer-request.wording.ts';
import { changeSheet, type ChosenPage, isPdf, movePage, replacePage } from '../model/chosen-pages.ts';
import { FileButton } from './file-button.tsx';
import { SheetPhoto } from './sheet-photo.tsx';

type Pages = readonly ChosenPage[];

interface PageListProps {
  readonly pages: Pages;
  readonly disabled: boolean;
  readonly onChange: (change: (pages: Pages) => Pages) => void;
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}

function Photo({ file, name }: { readonly file: File; readonly name: string }) {
  const url = useObjectUrl(file);
  return url === null ? null : <img className="answer-photo" src={url} alt={name} />;
}

interface SheetChoiceProps extends Pick<PageListProps, 'disabled'> {
  readonly name: string;
  readonly isCut: boolean;
  readonly onChoice: (isCut: boolean) => void;
}

const SheetChoice = ({ name, isCut, disabled, onChoice }: SheetChoiceProps) => (
  <div className="people-buttons" role="group" aria-label={name}>
    {[true, false].map((each) => (
      <Button
        key={String(each)}
        look={each === isCut ? 'primary' : 'outline'}
        aria-pressed={each === isCut}
        disabled={disabled}
        onClick={() => onChoice(each)}
      >
        {each ? words.straighten : words.asItIs}
      </Button>
    ))}
  </div>
);

function PhotoOfPage({ page: { file, sheet }, number, disabled, onChange }: PageRowProps) {
  const photo = <Photo file={file} name={fill(words.page, { number })} />;
  if (!sheet) return photo;
  const changeThis = (change: Parameters<typeof changeSheet>[2]) =>
    onChange((pages) => changeSheet(pages, file, change));
  return (
    <>
      {sheet.isCut ? (
        <SheetPhoto
          number={number}
          corners={sheet.corners}
          disabled={disabled}
          onMove={(move) => changeThis((each) => ({ ...each, corners: move(each.corners) }))}
        >
          {photo}
        </SheetPhoto>
      ) : (
        photo
      )}
      <SheetChoice
        name={fill(words.sheet, { number })}
        isCut={sheet.isCut}
        disabled={disabled}
        onChoice={(isCut) => changeThis((each) => ({ ...each, isCut }))}
      />
    </>
  );
}

interface PageRowProps extends PageListProps {
  readonly page: ChosenPage;
  readonly number: number;
}

function PageRow(props: PageRowProps) {
  const { page, number, pages, disabled, onChange } = props;
  const { id, file } = page;
  const labelOf = (text: string) => fill(text, { number });
  return (
    <li className="answer-page">
      {isPdf(page) ? <span>{file.name}</span> : <PhotoOfPage {...props} />}
      <div className="people-buttons">
        {number > 1 ? (
          <Button
            look="outline"
            disabled={disabled}
            aria-label={labelOf(words.up)}
            onClick={() => onChange((current) => movePage(current, id, -1))}
          >
            {words.upShort}
          </Button>
        ) : null}
        {number < pages.length ? (
          <Button
            look="outline"
            disabled={disabled}
            aria-label={labelOf(words.down)}
            onClick={() => onChange((current) => movePage(current, id, 1))}
          >
            {words.downShort}
          </Button>
        ) : null}
        {isPdf(page) ? null : (
          <FileButton
            look="outline"
            disabled={disabled}
            text={words.retakeShort}
            label={labelOf(words.retake)}
            accept="image/jpeg,image/png"
            camera
            onFiles={([retaken]) =>
              retaken ? onChange((current) => replacePage(current, id, retaken)) : undefined
            }
          />
        )}
        <Button
          look="ghost"
          disabled={disabled}
          aria-label={isPdf(page) ? words.removePdf : labelOf(words.remove)}
          onClick={() => onChange((current) => current.filter((each) => each.id !== id))}
        >
          {words.removeShort}
        </Button>
      </div>
    </li>
  );
}

export const PageList = (props: PageListProps) => (
  <ol className="answer-pages" aria-label={words.pages}>
    {props.pages.map((page, at) => (
      <PageRow key={page.id} {...props} page={page} number={at + 1} />
    ))}
  </ol>
);
