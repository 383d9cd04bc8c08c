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
  foreignLink: "This link leaves Lintel, or your role can't open its page.",
  inactive: "Inactive",
  noClaim: "No claim",
  retry: RETRY,
  lists: {
    insured: {
      heading: "Insured",
      searching: "Searching insured",
      failed: (message: string) => `Insured couldn't be searched: ${message}`,
    },
    inspections: {
      heading: "Inspections",
      searching: "Searching inspections",
      failed: (message: string) => `Inspections couldn't be searched: ${message}`,
    },
  },
  nothing: (search: string) => `No results for ${quoted(search)}.`,
  count: (count: number) => `${count} ${plural.select(count) === "one" ? "result" : "results"}`,
  blocked: (label: string, reason: string) => `${label}: ${reason}`,
  keys: { move: "move", choose: "choose", close: "close" },
} as const;
