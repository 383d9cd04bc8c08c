/** The texts of every list of activities. */
import type { ActivityKind } from "../../../domain/activity-kinds";
import { SOMEONE_ELSE } from "../../../shared-copy";

const count = new Intl.NumberFormat("en-US");

export const activityCopy = {
  kind: "Kind",
  everyKind: "Everything",
  kinds: {
    claims: "Claims and inspections",
    media: "Rooms and media",
    contacts: "Contacts",
    accounts: "Accounts",
    companies: "Companies",
  } satisfies Record<ActivityKind, string>,
  days: "Days",
  everyDay: "Any day",
  lastDays: (days: number) => (days === 1 ? "Today" : `Last ${days} days`),
  person: "Person",
  everybody: "Everybody",
  /** A person from the address who is not among the known people. */
  somebody: SOMEONE_ELSE,
  noneOfThese: "Nothing like this has happened.",
  showAll: "Show everything",
  export: {
    fileName: (day: string) => `activity-${day}.csv`,
    done: (entries: number) => `${count.format(entries)} ${entries === 1 ? "entry is" : "entries are"} in the file.`,
    headings: ["Time", "Person", "What was done", "Reason", "Claim or person", "Claim number", "Acting as", "Action"],
  },
};
