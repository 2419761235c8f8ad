import { type SiteConfig, pages } from '@groundwork/contracts';
import { setOwnColors, themeCss } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { words as publicWords } from '../features/public-pages/public-pages.wording.ts';
import { words as criteriaWords } from '../features/publish-criteria/publish-criteria.wording.ts';
import { words as verifyWords } from '../features/verify-package/verify-package.wording.ts';
import { words as pageWords } from '../pages/pages.wording.ts';
import { setSiteConfig } from '#shared/brand/site-config.ts';
import { App } from './app.tsx';
import { EmptyShell } from './empty-shell.tsx';
import { takeStyles } from './take-styles.ts';

export interface DrawnPage {
  readonly html: string;
  /** The policy forbids style attributes, so they are rules of a style element with a nonce. */
  readonly css: string;
}

type DrawnPath = (typeof pages.drawn)[number];

const missing = '/404';

/** The file of the screen, whose chunk and styles the page needs. */
export const screenFiles: Readonly<Record<DrawnPath | typeof missing, string>> = {
  [pages.home]: 'landing-page.tsx',
  [pages.howTheScoreWorks]: 'how-the-score-works-page.tsx',
  [pages.sampleReport]: 'sample-report-page.tsx',
  [pages.lenderCriteria]: 'lender-criteria-page.tsx',
  [pages.privacy]: 'privacy-page.tsx',
  [pages.terms]: 'terms-page.tsx',
  [pages.verify]: 'verify-page.tsx',
  [missing]: 'not-found-page.tsx',
};

// Parts that React sends after the page need an inline script, which the policy forbids.
const inOnePiece = { progressiveChunkSize: Number.POSITIVE_INFINITY };

export async function drawPage(path: string, config: SiteConfig): Promise<DrawnPage> {
  setSiteConfig(config);
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(<App Router={Router} signedInRoutes={null} />, inOnePiece);
  prelude.setEncoding('utf8');
  let html = '';
  for await (const part of prelude) html += part.toString();
  return takeStyles(html);
}

export function drawShell(config: SiteConfig): DrawnPage {
  setSiteConfig(config);
  return takeStyles(renderToStaticMarkup(<EmptyShell />));
}

export function drawTheme({ colors }: SiteConfig): string {
  setOwnColors(colors);
  return themeCss();
}

export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Titles as the screens set them. */
export function textsOf(path: string, { productName, scoreName, landing }: SiteConfig): PageTexts {
  const named = ({ title, lead }: { readonly title: string; readonly lead: string }): PageTexts => ({
    title: `${title} · ${productName}`,
    description: lead,
  });
  const { rules } = publicWords;
  const texts: Readonly<Partial<Record<string, PageTexts>>> = {
    [pages.howTheScoreWorks]: named({ title: rules.title, lead: fill(rules.lead, { scoreName }) }),
    [pages.sampleReport]: named(pageWords.sampleReport),
    [pages.lenderCriteria]: named(criteriaWords),
    [pages.privacy]: named(pageWords.privacy),
    [pages.terms]: named(pageWords.terms),
    [pages.verify]: named(verifyWords),
    [missing]: named({ title: pageWords.notFound.heading, lead: pageWords.notFound.text }),
  };
  return texts[path] ?? { title: `${productName}: ${landing.tagline}`, description: landing.description };
}
