import { quoted } from "../../../quoted";

const both = new Intl.ListFormat("en-US");

/** Texts about companies. Texts of failures are the specification's. */
export const COPY = {
  notRead: "This picture can't be read. It may be damaged.",
  brokenOff: "The upload broke off.",
  /** `name` is undefined if it was never read. */
  deleted: (names: readonly (string | undefined)[]) => {
    const listed = both.format(names.map((name) => (name === undefined ? "A company" : quoted(name))));
    return `${listed} ${names.length === 1 ? "is" : "are"} not there any more, and no longer chosen.`;
  },
} as const;
