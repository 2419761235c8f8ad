import type { CatalogField, FieldName } from '@groundwork/contracts';
import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import { lazy, memo, type ReactElement, type ReactNode, Suspense, useContext } from 'react';
import { ruleOf } from '#shared/forms/zod-rule.ts';
import { FiguresContext } from '../model/figures-context.ts';
import { unitOf } from '../model/figures.ts';
import { hasGuidance } from '../model/guidance-fields.ts';
import { formatOf } from '../model/identifiers.ts';
import { loadProblems } from '../model/load-problems.ts';
import { loadPhoneCheck } from '../model/phone-check.ts';
import { isFilled, boxValue } from '../model/box-value.ts';
import { ChoiceInput, CountChoice, isChoice, YesNoInput } from './choice-input.tsx';
import { FieldFigure } from './field-figure.tsx';
import { FieldProvenance } from './field-provenance.tsx';
import { FigureInput } from './figure-input.tsx';
import { FormattedInput } from './formatted-input.tsx';
import { GuidanceHelp } from './guidance-help.tsx';
import { MonthsInput } from './months-input.tsx';

const NaicsInput = lazy(() => import('./naics-input.tsx'));

export const formName = 'profile';
export const inputIdOf = (name: FieldName): string => `${formName}_${name}`;

const autoComplete: Partial<Record<FieldName, string>> = {
  fullName: 'name',
  middleName: 'additional-name',
  dateOfBirth: 'bday',
  phone: 'tel',
  email: 'email',
  currentAddress: 'street-address',
  legalBusinessName: 'organization',
  businessWebsite: 'url',
};

function TextInput({ field, ...input }: { readonly field: CatalogField }) {
  if (field.format === 'naics')
    return (
      <Suspense fallback={<Input {...input} />}>
        <NaicsInput {...input} />
      </Suspense>
    );
  if (isChoice(field)) return <ChoiceInput {...input} field={field} />;
  const hints = { placeholder: field.placeholder, autoComplete: autoComplete[field.name] ?? 'off' };
  const format = formatOf(field.name);
  if (format !== undefined) return <FormattedInput {...input} {...hints} format={format} />;
  return <Input {...input} {...hints} />;
}

const inputs: Record<CatalogField['kind'], (field: CatalogField) => ReactElement> = {
  text: (field) => <TextInput field={field} />,
  select: (field) => <TextInput field={field} />,
  longText: () => <Input.TextArea rows={2} />,
  date: () => <Input type="date" min="1900-01-01" />,
  whole: (field) => <FigureInput unit={unitOf(field)} placeholder={field.placeholder} />,
  optionalWhole: ({ max = 0 }) => <CountChoice most={max} />,
  decimal: (field) => <FigureInput unit={unitOf(field)} placeholder={field.placeholder} />,
  boolean: () => <YesNoInput />,
  months: ({ label }) => <MonthsInput label={label} />,
};

const fieldRule = (field: CatalogField) => async (value: unknown) => {
  if (field.format === 'phone') await loadPhoneCheck();
  const checks = await loadProblems();
  return checks?.problemOf(field, value) ?? null;
};

const ruleCache = new WeakMap<CatalogField, Rule[]>();

const noRules: Rule[] = [];

/** A new array makes the form validate the field again. */
function rulesOf(field: CatalogField): Rule[] {
  const rules = ruleCache.get(field) ?? [ruleOf(fieldRule(field))];
  ruleCache.set(field, rules);
  return rules;
}

interface ProfileFieldProps {
  readonly field: CatalogField;
  /** Beside the label. */
  readonly aside?: ReactNode;
  /** Under the input, instead of the button that opens the sources. */
  readonly below?: ReactNode;
}

function FieldLabel({ field, aside }: Omit<ProfileFieldProps, 'below'>) {
  const { name, label, required } = field;
  return (
    <div className="field-head">
      <label htmlFor={inputIdOf(name)}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {hasGuidance(name) ? <GuidanceHelp name={name} label={label} /> : null}
      {aside}
    </div>
  );
}

function FieldBox({ field }: { readonly field: CatalogField }) {
  const { name, kind, required } = field;
  const figure = useContext(FiguresContext).get(name);
  const isTyped = kind === 'whole' || kind === 'decimal';
  return (
    <Form.Item
      name={name}
      required={required === true}
      rules={isFilled(figure) ? noRules : rulesOf(field)}
      validateTrigger="onBlur"
      validateFirst
      getValueProps={(value: unknown) => {
        const display = boxValue(value, figure);
        return isTyped ? { value, display } : { value: display };
      }}
    >
      {inputs[kind](field)}
    </Form.Item>
  );
}

export const ProfileField = memo(function ProfileField({ field, aside, below }: ProfileFieldProps) {
  const { name, kind } = field;
  return (
    <div className={`field field-${kind}`}>
      <FieldLabel field={field} aside={aside} />
      <FieldBox field={field} />
      <FieldProvenance name={name} />
      {below ?? <FieldFigure name={name} />}
    </div>
  );
});
