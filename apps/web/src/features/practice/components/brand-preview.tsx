import { Button, ColorScope, Logo } from '@groundwork/web-ui';
import { words as brandWords } from '../brand.wording.ts';
import { brandModes, type ColorsDraft, readableColors } from '../model/brand-draft.ts';

const { preview: words } = brandWords;

interface BrandPreviewProps {
  readonly name: string;
  readonly logo: string | null;
  readonly colors: ColorsDraft;
}

export function BrandPreview({ name, logo, colors }: BrandPreviewProps) {
  const readable = readableColors(colors);
  return (
    <div className="brand-previews">
      {brandModes.map((mode) => (
        <ColorScope key={mode} className="brand-preview" colors={readable} mode={mode} label={words[mode]}>
          <Logo name={name} mark={logo} />
          <p className="brand-preview-text">{words.text}</p>
          <div className="people-buttons">
            <Button tabIndex={-1}>{words.button}</Button>
            <Button look="next" tabIndex={-1}>
              {words.next}
            </Button>
          </div>
          <p className="brand-preview-tint">{words.tint}</p>
          <p className="brand-preview-next">{words.nextTint}</p>
        </ColorScope>
      ))}
    </div>
  );
}
