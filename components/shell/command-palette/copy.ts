import { quoted } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";

const plural = new Intl.PluralRules("en");

export const COPY = {
  palette: "Commands",
  field: "Search or jump to",
  placeholder: "Type a command, a name, a claim number, or paste a key",
  results: "Results",
  recent: "Recent",
  key: "Key",
  link: "Link",
  open: (label: string) => `Open ${label}`,
  openLink: (path: string) => `Open ${path}`,
  foreignLink: "This link leads out of Lintel, or to a page that your role does not open.",
  inactive: "Inactive",
  noClaim: "No claim",
  retry: RETRY,
  lists: {
    insured: {
      heading: "Insured",
      searching: "Searching the insured",
      failed: (message: string) => `The insured could not be searched: ${message}`,
    },
    inspections: {
      heading: "Inspections",
      searching: "Searching the inspections",
      failed: (message: string) => `The inspections could not be searched: ${message}`,
    },
  },
  nothing: (search: string) => `Nothing answers to ${quoted(search)}.`,
  count: (count: number) => `${count} ${plural.select(count) === "one" ? "result" : "results"}`,
  blocked: (label: string, reason: string) => `${label}: ${reason}`,
  keys: { move: "move", choose: "choose", close: "close" },
} as const;
