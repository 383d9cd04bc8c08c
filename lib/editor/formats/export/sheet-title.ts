/** What a file says of itself: whose home, which floor, when. Plain texts of people, in any script. */
export type SheetTitle = {
  /** The claim's address, or what else it is called. */
  title: string;
  /** Insured, claim number, inspection. */
  detail: string;
  /** "Entry level" */
  floor: string;
  /** "2026-11-23" */
  date: string;
};
