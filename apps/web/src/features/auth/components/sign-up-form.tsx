import { policyVersions } from '@groundwork/contracts/client';
import { Button, TextField } from '@groundwork/web-ui';
import type { SubmitEvent } from 'react';
import { words as formWords } from '#shared/forms/forms.wording.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { paths } from '#shared/paths.ts';
import { signUp } from '#shared/session/use-session.ts';
import { entryProblem, signupProblems } from '../model/entry-problem.ts';
import { specifiedWords, words } from '../auth.wording.ts';

const fields = [
  { name: 'firstName', label: specifiedWords.signUp.firstName, type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: specifiedWords.signUp.lastName, type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: specifiedWords.email, type: 'email', autoComplete: 'email' },
  {
    name: 'password',
    label: specifiedWords.password,
    type: 'password',
    autoComplete: 'new-password',
    hint: formWords.newPassword,
  },
] as const;

function NewTabLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text} <span className="gw-hidden">{words.consent.newTab}</span>
    </a>
  );
}

function Consent() {
  return (
    <p className="entry-consent">
      {words.consent.text} <NewTabLink href={paths.terms()} text={words.consent.terms} /> {words.consent.and}{' '}
      <NewTabLink href={paths.privacy()} text={words.consent.privacy} />.
    </p>
  );
}

export function SignUpForm() {
  const { form, problem, busy, submit } = useSubmit((error) => entryProblem(signupProblems, error));
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = fieldReader(event.currentTarget);
    void submit(() =>
      signUp({
        firstName: value('firstName'),
        lastName: value('lastName'),
        email: value('email'),
        password: value('password'),
        agreedTo: policyVersions,
      }),
    );
  };
  return (
    <form ref={form} className="entry-form entry-form-signup" onSubmit={onSubmit}>
      {problem.alert === null ? null : (
        <p className="entry-alert" role="alert">
          {problem.alert}
        </p>
      )}
      {fields.map((field) => (
        <TextField key={field.name} {...field} required problem={problem.fields[field.name]} />
      ))}
      <Consent />
      <Button type="submit" size="large" look="next" busy={busy}>
        {specifiedWords.signUp.action}
      </Button>
    </form>
  );
}
