import type { FieldName } from '@groundwork/contracts';
import { type Guidance, guidanceFor } from '@groundwork/engine-guidance';
import { Form } from 'antd';
import { brand } from '#shared/brand/brand.ts';
import { mandatoryFields } from '../model/guidance-fields.ts';
import './guidance-hints.css';

/** The Swedish format of a date is its ISO form, in the local time zone. */
const today = () => new Date().toLocaleDateString('sv-SE');

const hintsAt = (name: FieldName, values: Readonly<Record<string, unknown>>): Guidance[] =>
  guidanceFor(name, values, { scoreName: brand.scoreName, today: today(), mandatory: mandatoryFields });

export default function GuidanceHints({ name }: { readonly name: FieldName }) {
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
