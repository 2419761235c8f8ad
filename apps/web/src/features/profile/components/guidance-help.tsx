import { fieldCatalogue, type FieldName } from '@groundwork/contracts';
import { type Guidance, fieldsWithGuidance, guidanceFor } from '@groundwork/engine-guidance';
import { fill } from '@groundwork/wording';
import { Form, Popover } from 'antd';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#shared/brand/brand.ts';
import { specifiedWords } from '../profile.wording.ts';
import './guidance-help.css';

const mandatory: readonly string[] = fieldCatalogue
  .filter((field) => field.mandatory)
  .map(({ name }) => name);
const fieldsWithHelp = new Set(fieldsWithGuidance(mandatory));

export const hasGuidance = (name: FieldName): boolean => fieldsWithHelp.has(name);

/** The Swedish format of a date is its ISO form, in the local time zone. */
const today = () => new Date().toLocaleDateString('sv-SE');

const hintsAt = (name: FieldName, values: Readonly<Record<string, unknown>>): Guidance[] =>
  guidanceFor(name, values, { scoreName: brand.scoreName, today: today(), mandatory });

function Hints({ name }: { readonly name: FieldName }) {
  const form = Form.useFormInstance();
  Form.useWatch((values: Record<string, unknown>) => hintsAt(name, values), { form, preserve: true });
  const hints = hintsAt(name, form.getFieldsValue(true) as Record<string, unknown>);
  return (
    <ul className="guidance">
      {hints.map(({ rule, tone, title, text }) => (
        <li key={rule} className={`guidance-${tone}`}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export interface GuidanceHelpProps {
  readonly name: FieldName;
  readonly label: string;
}

export function GuidanceHelp({ name, label }: GuidanceHelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="topLeft"
      arrow={false}
      // On a narrow screen the popover moves sideways and stays away from the edge by the offset.
      align={{ offset: [-16, -4], overflow: { adjustX: false, adjustY: true, shiftX: true } }}
      title={specifiedWords.expertGuidance}
      content={<Hints name={name} />}
      destroyOnHidden
      classNames={{ root: 'guidance-popover', container: 'guidance-box' }}
    >
      <button
        type="button"
        className="guidance-button"
        aria-label={fill(specifiedWords.expertGuidanceFor, { field: label })}
        aria-expanded={open}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
        }}
      >
        <CircleHelp size={16} aria-hidden="true" />
      </button>
    </Popover>
  );
}
