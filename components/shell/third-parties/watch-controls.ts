/**
 * Reports which controls are pressed and filled in, by kind and name; a recording never contains the content of a
 * field.
 */
import type { RecordedAction } from "@/lib/telemetry/session-recorder";

const ROLES = [
  "button",
  "link",
  "tab",
  "option",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "checkbox",
  "radio",
  "switch",
];
/** Elements that are pressed as one control, without dialogs and lists, whose whole text is not a name. */
const CONTROLS = ["button, a, input, select, textarea, summary", ...ROLES.map((role) => `[role=${role}]`)].join();
/** Private areas: displayed codes, and fields for passwords and codes. */
const PRIVATE = "[data-private]";
const FIELDS = "input, select, textarea, [contenteditable]";
const NAME_LENGTH = 80;

function kindOf(control: Element): string {
  const tag = control.tagName.toLowerCase();
  const type = control.getAttribute("type");
  return control.getAttribute("role") ?? (tag === "input" && type ? `${tag} ${type}` : tag);
}

/** A field is named by its label; other controls by label or text. Private controls have no name. */
function nameOf(control: Element): string {
  if (control.closest(PRIVATE) || control.querySelector(PRIVATE)) return "";
  const isField = control.matches(FIELDS);
  const labels = (control as Partial<HTMLInputElement>).labels;
  const name = control.getAttribute("aria-label") ?? (isField ? labels?.[0]?.textContent : control.textContent) ?? "";
  return name.replace(/\s+/g, " ").trim().slice(0, NAME_LENGTH);
}

/** Starts the reports and returns a function that stops them. */
export function watchControls(page: Document, report: (action: RecordedAction) => void): () => void {
  const listen = (kind: "click" | "change") => {
    const listener = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (control) report({ kind, control: kindOf(control), name: nameOf(control) });
    };
    page.addEventListener(kind, listener, { capture: true, passive: true });
    return () => page.removeEventListener(kind, listener, { capture: true });
  };
  const stops = [listen("click"), listen("change")];
  return () => {
    for (const stop of stops) stop();
  };
}
