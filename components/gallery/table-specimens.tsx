import { StatusChip } from "@/components/ui/feedback/status-chip";
import type { GlyphName } from "@/components/ui/glyph";
import { MenuItem } from "@/components/ui/menus/menu";
import type { DataTableColumn } from "@/components/ui/table/column";
import { TwoLines } from "@/components/ui/table/two-lines";
import type { Tone } from "@/components/ui/tone";
import { SPECIMEN_TEXTS } from "./specimen-copy";

/** A record of the tables in the gallery and the benchmarks. */
export type Claim = {
  key: string;
  holder: string;
  email: string;
  street: string;
  place: string;
  company: string;
  number: string;
  status: number;
  days: number;
  updated: string;
};

/** A claim in a final status waits for nobody, so its age has no color. */
const STATUSES: readonly { label: string; tone: Tone; glyph: GlyphName; isAtRest?: boolean }[] = [
  { label: "Needs review", tone: "info", glyph: "eye" },
  { label: "In review", tone: "accent", glyph: "half-circle" },
  { label: "Needs media", tone: "warn", glyph: "camera" },
  { label: "Delivered", tone: "ok", glyph: "check", isAtRest: true },
  { label: "Invalid", tone: "bad", glyph: "ban", isAtRest: true },
];
const STREETS = ["Alder Creek Dr", "Marblehead Ln", "Birchwood Ct", "Camellia St", "Chestnut Hill Rd", "Orchard Bend"];
const PLACES = ["Round Rock, TX 78664", "Novato, CA 94949", "Eau Claire, WI 54701", "Mesa, AZ 85202"];
const COMPANIES = ["Keystone Mutual", "Pacific Shield", "Bayou Fidelity"];
const MONTHS = ["Nov", "Oct", "Sep"];

const of = (list: readonly string[], at: number) => list[at % list.length] ?? "";

function claim(at: number): Claim {
  return {
    key: `clm-${at}`,
    holder: `Policyholder ${at + 1}`,
    email: `policyholder.${at + 1}@example.com`,
    street: `${100 + ((at * 37) % 900)} ${of(STREETS, at)}`,
    place: of(PLACES, at * 3),
    company: of(COMPANIES, at * 5),
    number: `KM-26-${String(100_000 + at)}`,
    status: at % STATUSES.length,
    days: at % 7,
    updated: `${of(MONTHS, at)} ${1 + ((at * 11) % 28)}`,
  };
}

const made = new Map<number, readonly Claim[]>();

/** Returns the same records for the same count. */
export function claims(count: number): readonly Claim[] {
  const known = made.get(count) ?? Array.from({ length: count }, (_, at) => claim(at));
  made.set(count, known);
  return known;
}

/** Records with texts as people and other systems really send them. */
export function hardClaims(): readonly Claim[] {
  const texts = [...Object.values(SPECIMEN_TEXTS), "100 KB ".repeat(14_629)];
  return texts.map((text, at) => ({
    ...claim(at),
    holder: text,
    email: text,
    street: text,
    place: text,
    company: text,
  }));
}

export const keyOf = ({ key }: Claim) => key;
export const nameOf = ({ holder }: Claim) => (holder.length > 60 ? `${holder.slice(0, 60)}…` : holder);
export const linkOf = ({ key }: Claim) => `/gallery/table?claim=${key}`;

const toneOf = (days: number) => (days > 2 ? "bad" : days > 0 ? "warn" : "plain");

function StatusOf({ status, days }: Claim) {
  const look = STATUSES[status];
  if (!look) return null;
  const age = { text: days === 0 ? "14 h" : `${days} d`, tone: look.isAtRest ? "plain" : toneOf(days) } as const;
  return <StatusChip tone={look.tone} glyph={look.glyph} label={look.label} age={age} />;
}

export const CLAIM_COLUMNS: readonly DataTableColumn<Claim>[] = [
  {
    id: "holder",
    header: "Insured",
    width: 240,
    isSortable: true,
    isLead: true,
    narrow: "lead",
    cell: ({ holder, email }) => <TwoLines first={holder} second={email} />,
  },
  {
    id: "street",
    header: "Property address",
    isSortable: true,
    narrow: "second",
    cell: ({ street, place }) => <TwoLines first={street} second={place} />,
  },
  { id: "company", header: "Company", width: 160, narrow: "hidden", tone: "quiet", cell: ({ company }) => company },
  { id: "number", header: "Claim", width: 124, isSortable: true, narrow: "hidden", cell: ({ number }) => number },
  { id: "status", header: "Status", width: 200, narrow: "third", cell: StatusOf },
  {
    id: "updated",
    header: "Updated",
    width: 96,
    isDescendingFirst: true,
    narrow: "trail",
    tone: "quieter",
    cell: ({ updated }) => updated,
  },
  {
    id: "key",
    header: "Key",
    width: 120,
    isHiddenByDefault: true,
    narrow: "hidden",
    tone: "quieter",
    cell: ({ key }) => key,
  },
];

export function claimMenu(one: Claim) {
  return (
    <>
      <MenuItem shortcut="↵" href={linkOf(one)}>
        Open
      </MenuItem>
      <MenuItem>Copy link</MenuItem>
      <MenuItem disabledReason="3 open">Mark done</MenuItem>
    </>
  );
}

/** The default columns of a list of claims. */
export const FIRST_COLUMNS = CLAIM_COLUMNS.filter(({ isHiddenByDefault }) => !isHiddenByDefault);
