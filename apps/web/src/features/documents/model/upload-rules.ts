import {
  documentCategories,
  type DocumentCategory,
  spreadsheetTypes,
  type uploadMessages,
  uploadTypes,
} from '@groundwork/contracts';
import { specifiedWords, words } from '../documents.wording.ts';

type ServerMessages = typeof uploadMessages;

export interface UploadProblem {
  readonly title: string;
  readonly description: string;
}

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export const maxUploadBytes = 25 * 1024 * 1024;
/** With the JPEG type in the list a phone converts its photos to JPEG. */
export const acceptedFiles = [...uploadTypes, '.pdf', '.jpg', '.jpeg', '.png'].join(',');
export const acceptedDocuments = [
  acceptedFiles,
  ...spreadsheetTypes,
  ...['.xlsx', '.xlsm', '.csv', '.ofx', '.qfx', '.qbo'],
].join(',');
export const acceptedPhotos = 'image/jpeg,image/png';
const acceptedName = /\.(pdf|jpe?g|png)$/i;
const readableName = /\.(?:xlsx?|xlsm|csv|ofx|qfx|qbo)$/i;

const categoryRequired: ServerMessages['categoryRequired'] = specifiedWords.categoryRequired;
const tooLarge: ServerMessages['tooLarge'] = specifiedWords.tooLarge;
const wrongType: ServerMessages['wrongType'] = specifiedWords.wrongType;

/** Some systems provide no file type. Then the name decides, and the server checks the content. */
function isAcceptedType({ name, type }: ChosenFile): boolean {
  return type === '' ? acceptedName.test(name) : uploadTypes.some((accepted) => accepted === type);
}

/** The category that a link names. */
export const categoryFrom = (text: string | null): DocumentCategory | null =>
  documentCategories.find((category) => category === text) ?? null;

export const tooManyFiles: UploadProblem = {
  title: words.upload.tooManyTitle,
  description: words.upload.tooManyText,
};

export function findFileProblem(file: ChosenFile): UploadProblem | null {
  if (file.size > maxUploadBytes) return { title: specifiedWords.tooLargeTitle, description: tooLarge };
  if (!isAcceptedType(file)) return { title: specifiedWords.wrongTypeTitle, description: wrongType };
  return null;
}

/** The content of a spreadsheet or bank file decides: a system gives its type in many ways. */
export function findDocumentProblem(file: ChosenFile): UploadProblem | null {
  const problem = findFileProblem(file);
  const isReadable = readableName.test(file.name) || spreadsheetTypes.some((type) => type === file.type);
  return problem?.description === wrongType && isReadable ? null : problem;
}

export function findUploadProblem(
  category: DocumentCategory | null,
  files: readonly ChosenFile[],
): UploadProblem | null {
  if (category === null)
    return { title: specifiedWords.categoryRequiredTitle, description: categoryRequired };
  if (files.length > 1) return tooManyFiles;
  const [file] = files;
  return file === undefined ? null : findFileProblem(file);
}

/** The specification caps the progress at 90 until the response. */
export function sentPercent(sent: number, total: number): number {
  if (total <= 0) return 0;
  return Math.min(90, Math.floor((sent / total) * 90));
}
