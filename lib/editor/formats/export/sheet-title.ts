/** The title of an exported file. Plain text in any script. */
export type SheetTitle = {
  /** The claim's address or other name. */
  title: string;
  /** Insured, claim number, inspection. */
  detail: string;
  /** "Entry level" */
  floor: string;
  /** "2026-11-23" */
  date: string;
};
