/** Every threshold and weight of the checks. Change one, and the version with it. */
export const documentRules = {
  version: 'documents-2.1',
  /** Below this nobody can say what it is. */
  certaintyNeeded: 0.6,
  /** Highest severity a signal can have, and the family it counts in: two families of a document confirm each other. */
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
    DATE_OUTSIDE_PERIOD: { severity: 0.3, family: 'pages' },
    PAGE_MISSING: { severity: 0.15, family: 'pages' },
    OTHER_FIGURES: { severity: 0.6, family: 'documents' },
    CONTINUITY: { severity: 0.6, family: 'documents' },
    SAME_FIGURES: { severity: 0.2, family: 'documents' },
    DOCUMENTS_DISAGREE: { severity: 0.2, family: 'documents' },
    PROFILE_MISMATCH: { severity: 0.2, family: 'profile' },
    CATEGORY_MISMATCH: { severity: 0, family: 'kind' },
    UNKNOWN_KIND: { severity: 0, family: 'kind' },
  },
  /** Two families from here on add `confirmation`. */
  familyFrom: 0.1,
  confirmation: 0.15,
  /** Of the links of a chain this share must hold before the others count as broken: else we misread the layout. */
  chainHolds: 0.6,
  fewestLinks: 3,
  /** A column of amounts has at least so many before one of another font stands out, and at most this share may. */
  fontColumn: 6,
  fontShare: 0.25,
  /** From this factor between document and profile on it is no rounding and no better month. */
  profileFactor: 2,
  /**
   * Of a recognised amount: below the first it may be anything, below the second any digit or two of it may be another,
   * below the third one digit that looks like another.
   */
  readAtAll: 0.7,
  readSurely: 0.9,
  readBeyondDoubt: 0.95,
  /** What a contradiction on a recognised page weighs. */
  recognisedCertainty: 0.9,
} as const;

export type SignalCode = keyof typeof documentRules.signals;
