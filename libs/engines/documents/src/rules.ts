/** Change the version with each change of a rule. */
export const documentRules = {
  version: 'documents-3.11',
  requiredCertainty: 0.6,
  fullStructure: { numberedLines: 8, statementLines: 10 },
  signals: {
    RUNNING_BALANCE: { severity: 0.9, family: 'arithmetic' },
    STATEMENT_TOTALS: { severity: 0.8, family: 'arithmetic' },
    FORM_ARITHMETIC: { severity: 0.8, family: 'arithmetic' },
    REPORT_ARITHMETIC: { severity: 0.8, family: 'arithmetic' },
    SECTION_TOTAL: { severity: 0.7, family: 'arithmetic' },
    REVISION_CHANGED: { severity: 0.8, family: 'file' },
    OVERLAID_TEXT: { severity: 0.7, family: 'file' },
    ANNOTATION_OVER_TEXT: { severity: 0.6, family: 'file' },
    FONT_MIX: { severity: 0.5, family: 'file' },
    HIDDEN_TEXT: { severity: 0.3, family: 'file' },
    EDITOR_METADATA: { severity: 0.15, family: 'metadata' },
    OWNER_PASSWORD: { severity: 0, family: 'metadata' },
    SPREADSHEET: { severity: 0, family: 'metadata' },
    DATE_OUTSIDE_PERIOD: { severity: 0.3, family: 'pages' },
    SEVERAL_PAPERS: { severity: 0, family: 'kind' },
    PAGE_MISSING: { severity: 0.15, family: 'pages' },
    OTHER_FIGURES: { severity: 0.6, family: 'documents' },
    CONTINUITY: { severity: 0.6, family: 'documents' },
    SAME_FIGURES: { severity: 0.2, family: 'documents' },
    DOCUMENTS_DISAGREE: { severity: 0.2, family: 'documents' },
    PROFILE_MISMATCH: { severity: 0.2, family: 'profile' },
    CATEGORY_MISMATCH: { severity: 0, family: 'kind' },
    UNKNOWN_KIND: { severity: 0, family: 'kind' },
  },
  minFamilySeverity: 0.1,
  confirmation: 0.15,
  /** Below this share of correct links, the engine misread the layout. */
  correctLinkShare: 0.6,
  minLinks: 3,
  minFontColumn: 6,
  maxOddFontShare: 0.25,
  /** From this factor on, neither rounding nor a good month explains the difference. */
  profileFactor: 2,
  /** Below these confidences, a recognized amount may be any other, differ in two digits, or in one similar digit. */
  faintBelow: 0.25,
  unreadableBelow: 0.7,
  uncertainBelow: 0.9,
  similarDigitBelow: 0.95,
  confirmed: 0.99,
  disputed: 0.65,
  recognizedCertainty: 0.9,
  /** A sum that fails without any other sum that adds up is a question to the owner. Its severity stays below 0.1. */
  questionCertainty: 0.1,
  singlePageNumber: 0.5,
} as const;

export type SignalCode = keyof typeof documentRules.signals;
