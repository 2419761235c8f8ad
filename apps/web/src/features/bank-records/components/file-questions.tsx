import type { BankFileAnswer, CsvMappingBody } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { words } from '../bank-records.wording.ts';
import { dateOrderQuestion } from '../model/mapping-choices.ts';
import { AccountQuestion, firstChoice } from './account-question.tsx';
import { MappingQuestion } from './mapping-question.tsx';
import type { BankFileView, LedgerAccountView } from '../model/views.ts';

export interface FileQuestionsProps {
  readonly file: BankFileView;
  readonly accounts: readonly LedgerAccountView[];
  readonly busy: boolean;
  readonly onAnswer: (answer: BankFileAnswer) => void;
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: T | null;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ legend, name, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="bank-choice">
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            required
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FormatProps {
  readonly file: BankFileView;
  readonly mapping: CsvMappingBody;
  readonly onChange: (mapping: CsvMappingBody) => void;
}

function FormatQuestions({ file, mapping, onChange }: FormatProps) {
  const question = dateOrderQuestion(file);
  return (
    <>
      {file.questions.includes('DATE_ORDER') ? (
        <Choice
          legend={question.legend}
          name="dateOrder"
          value={mapping.dateOrder}
          options={[
            ['mdy', question.monthFirst],
            ['dmy', question.dayFirst],
          ]}
          onChange={(dateOrder) => onChange({ ...mapping, dateOrder })}
        />
      ) : null}
      {file.questions.includes('DECIMAL') ? (
        <Choice
          legend={words.questions.decimal}
          name="decimal"
          value={mapping.decimal}
          options={[
            [',', words.questions.thousand],
            ['.', words.questions.one],
          ]}
          onChange={(decimal) => onChange({ ...mapping, decimal })}
        />
      ) : null}
    </>
  );
}

function StatementOrigin({ file: { source, account } }: { readonly file: BankFileView }) {
  if (source !== 'document' || !account?.bankName || !account.numberEnding) return null;
  const { bankName: bank, numberEnding: number } = account;
  return (
    <p>
      {fill(words.questions.ofStatement, { bank, number })} {words.questions.sameStatements}
    </p>
  );
}

const isAboutMapping = ({ questions }: BankFileView): boolean =>
  questions.some((question) => question !== 'ACCOUNT');

export function FileQuestions({ file, accounts, busy, onAnswer }: FileQuestionsProps) {
  const [mapping, setMapping] = useState(file.mapping);
  const [account, setAccount] = useState(firstChoice(file, accounts));
  const needsAccount = file.questions.includes('ACCOUNT');
  const submit = () =>
    onAnswer({
      ...(mapping !== null && isAboutMapping(file) && { mapping }),
      ...(needsAccount && { account }),
    });
  return (
    <form
      className="bank-questions"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {mapping === null ? null : (
        <>
          {file.questions.includes('MAPPING') ? (
            <MappingQuestion file={file} mapping={mapping} onChange={setMapping} />
          ) : null}
          <FormatQuestions file={file} mapping={mapping} onChange={setMapping} />
        </>
      )}
      <StatementOrigin file={file} />
      {needsAccount ? <AccountQuestion accounts={accounts} account={account} onChange={setAccount} /> : null}
      <Button type="submit" busy={busy}>
        {words.import.continue}
      </Button>
    </form>
  );
}
