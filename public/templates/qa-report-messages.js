/** What the window and the page that opened it say to each other: as in components/insured/qa-report/messages.ts. */
const TO_REPORT = "lintel-qa-report/1";
const FROM_REPORT = "lintel-qa-report-window/1";

const isText = (value) => typeof value === "string";
const isList = (value, isItem) => Array.isArray(value) && value.every(isItem);
const isNothingOr = (value, is) => value === undefined || value === null || is(value);

const TONES = ["ok", "warn", "bad", "info", "violet", "accent", "neutral"];
const isGlyph = (value) => isText(value?.path) && typeof value.isFilled === "boolean";
const isSaid = (value) =>
  isText(value?.text) && isNothingOr(value.tone, (tone) => TONES.includes(tone)) && isNothingOr(value.glyph, isGlyph);
const isFact = (value) => isText(value?.name) && isSaid(value.value) && isNothingOr(value.note, isSaid);

const BODIES = {
  table: ({ columns, rows }) =>
    isList(columns, (column) => isText(column?.label)) &&
    isList(rows, (row) => isList(row, (cell) => isList(cell, isSaid))),
  points: ({ points }) => isList(points, (point) => isSaid(point?.icon) && isText(point.fact) && isText(point.why)),
  notes: ({ notes }) => isList(notes, (note) => isText(note?.author) && isText(note.time) && isText(note.body)),
};
const isBody = (value) => isText(value?.kind) && Object.hasOwn(BODIES, value.kind) && BODIES[value.kind](value);
const isSection = (value) => isText(value?.title) && isText(value.detail) && isText(value.empty) && isBody(value.body);

const isPlace = (value) => isText(value?.insuredKey) && isText(value.projectKey);
const isReport = (value) =>
  isPlace(value?.place) &&
  [value.title, value.name, value.address, value.asOf].every(isText) &&
  isList(value.facts, isFact) &&
  isNothingOr(value.reason, isSaid) &&
  isList(value.sections, isSection);

/** What the page said; null for anything else that a window may be sent. */
export function readToReport(data) {
  if (data?.type !== TO_REPORT) return null;
  const isWhole =
    data.kind === "report" &&
    isNothingOr(data.report, isReport) &&
    isNothingOr(data.failure, isText) &&
    typeof data.isHeld === "boolean";
  return isWhole ? data : null;
}

/** `held`: the claim that this window holds, or null. */
export const ready = (held) => ({ type: FROM_REPORT, kind: "ready", held });
export const hold = (isHeld) => ({ type: FROM_REPORT, kind: "hold", isHeld });
