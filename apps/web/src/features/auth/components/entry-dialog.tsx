import { useId, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
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

/** A native modal brings focus, Escape and backdrop. */
export function EntryDialog({ view }: { readonly view: EntryView }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const titleId = useId();
  const { title, text, other, link } = views[view];
  const Form = forms[view];
  const home = pathname + entrySearch(search, null);

  // The browser returns the focus only if the dialog closes before it leaves the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="entry"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        void navigate(home);
      }}
    >
      <BrandLogo />
      <VisitNotice />
      <h2 id={titleId}>{title}</h2>
      <p className="entry-text">{text}</p>
      <Form />
      <p className="entry-links">
        <Link to={home}>{specifiedWords.home}</Link>
        {view === 'signin' ? (
          <Link to={pathname + entrySearch(search, 'forgot')}>{words.forgot.link}</Link>
        ) : null}
        <Link to={pathname + entrySearch(search, other)}>{link}</Link>
      </p>
    </dialog>
  );
}
