import { ModalDialog } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { firstQuestions } from '#shared/session/first-questions.ts';
import { VisitNotice } from '#shared/session/visit-notice.tsx';
import { entrySearch, type EntryView } from '../model/entry-view.ts';
import './entry-dialog.css';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { specifiedWords, words } from '../auth.wording.ts';

const views = {
  signin: {
    title: words.welcome,
    text: words.welcomeText,
    other: 'signup',
    link: specifiedWords.signUp.link,
  },
  signup: {
    title: words.create,
    text: words.createText,
    other: 'signin',
    link: specifiedWords.signIn.link,
  },
  forgot: {
    title: words.forgot.title,
    text: words.forgot.text,
    other: 'signin',
    link: words.forgot.back,
  },
} as const;

const forms = { signin: SignInForm, signup: SignUpForm, forgot: ForgotPasswordForm };

const describeCarried = (count: number): string =>
  count === 1 ? words.carriedOne : fill(words.carried, { count });

export function EntryDialog({ view }: { readonly view: EntryView }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { title, text, other, link } = views[view];
  const Form = forms[view];
  const home = pathname + entrySearch(search, null);
  const count = view === 'signup' ? Object.keys(firstQuestions.carried()).length : 0;

  return (
    <ModalDialog
      title={title}
      text={count === 0 ? text : `${text} ${describeCarried(count)}`}
      width={460}
      className="entry"
      head={
        <>
          <BrandLogo />
          <VisitNotice />
        </>
      }
      onCancel={() => void navigate(home)}
    >
      <Form />
      <p className="entry-links">
        <Link to={home}>{specifiedWords.home}</Link>
        {view === 'signin' ? (
          <Link to={pathname + entrySearch(search, 'forgot')}>{words.forgot.link}</Link>
        ) : null}
        <Link to={pathname + entrySearch(search, other)}>{link}</Link>
      </p>
    </ModalDialog>
  );
}
