import { z } from 'zod';
import { boundedText, documentText, fieldNameText, mostCharacters } from './texts.ts';

const hash = boundedText(mostCharacters.number);
const mostPlaces = 100;
const mostLabels = 300;

export const mostLearnedLabels = 100;

/** The correction from which the reader knows the label of a figure. */
export const learnedFrom = z.object({
  document: z.uuid(),
  correction: z.uuid(),
  at: boundedText(mostCharacters.number).pipe(z.iso.datetime()),
});

/** Hashed words and coarse places: no amount and no name. */
const fingerprint = z.array(hash).max(mostPlaces);

export const paperLabels = z.object({
  fingerprint,
  labels: z.array(z.object({ label: documentText(), value: z.number() })).max(mostLabels),
});
export type PaperLabels = z.infer<typeof paperLabels>;

export const learnedLabel = z.object({
  figure: fieldNameText,
  label: documentText(),
  fingerprint,
  from: learnedFrom,
});
export type LearnedLabel = z.infer<typeof learnedLabel>;

export const exportedLabel = learnedLabel.omit({ fingerprint: true });
export type ExportedLabel = z.infer<typeof exportedLabel>;
