import type { Expiry } from "@/components/ui/feedback/expiry-badge";
import type { GlyphName } from "@/components/ui/glyph";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const HOUR_MS = 3_600_000;

/** The fixed current time of the specimens. */
export const AT_NOON = Date.parse("2026-11-20T12:00:00Z");
export const hoursBefore = (hours: number) => new Date(AT_NOON - hours * HOUR_MS).toISOString();

export const SPECIMEN_KEY = "prj-7k0bq4tzmx9w2rhn5vdcp8s3lfgj6y1t0qz";

/** A photo without a network request: a horizon. */
export const SPECIMEN_PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#8fb3d9" d="M0 0h64v40H0z"/><path fill="#5d7d4f" d="M0 36l20-14 18 16 10-8 16 14v20H0z"/><circle cx="48" cy="14" r="7" fill="#f4dc8c"/></svg>',
)}`;

export const EXPIRY_WORDS = { expired: "Expired", expiresIn: (left: string) => `Expires in ${left}` };

const soon = (hours: number, tone: "warn" | "bad"): Expiry => ({
  state: "soon",
  expiresAt: hoursBefore(-hours),
  text: `${hours} h`,
  tone,
});

export const EXPIRIES: readonly (readonly [label: string, expiry: Expiry])[] = [
  ["runs out in two days: a day", { state: "later", expiresAt: hoursBefore(-48) }],
  ["under 24 h: warn", soon(14, "warn")],
  ["under 12 h: bad", soon(6, "bad")],
  ["over", { state: "expired", expiresAt: hoursBefore(1) }],
];

type SpecimenEvent = { glyph: GlyphName; who: string; what: string; detail?: string; time: string };

export const EVENTS: readonly SpecimenEvent[] = [
  { glyph: "cpu", who: "Marisol Figueroa", what: "uploaded 1 scan to Kitchen", time: "10:04 AM" },
  {
    glyph: "check",
    who: "Renee Castillo",
    what: "wrote a note",
    detail: "“Left a message about the invoice, she calls back today.”",
    time: "9:52 AM",
  },
  {
    glyph: "camera",
    who: "Marisol Figueroa",
    what: "added 8 photos and 1 video to Hallway",
    time: "Yesterday, 4:31 PM",
  },
  { glyph: "eye", who: "Status", what: "became Needs review when the last room was sent", time: "Nov 16, 9:20 AM" },
  ...Object.values(SPECIMEN_TEXTS).map((text) => ({
    glyph: "alert" as const,
    who: text,
    what: text,
    detail: text,
    time: "Nov 15, 6:12 PM",
  })),
];
