/** A command of the interface, declared once for the palette, menus, keys, the list of keys and tooltips. */
import type { ComponentType, SVGProps } from "react";
import type { Role } from "../../domain/roles";

/** The section in the palette and in the list of keys, in this order. */
export const ACTION_GROUPS = [
  "page",
  "list",
  "editorSelect",
  "editorView",
  "editorEdit",
  "editor",
  "go",
  "view",
  "account",
  "help",
] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

export type ActionIcon = ComponentType<SVGProps<SVGSVGElement>>;

export type Action = {
  /** Unique among the actions on the page, e.g. "go.insured". */
  id: string;
  label: string;
  group: ActionGroup;
  /**
   * Alternatives: one stroke ("mod+k", "?", "Escape") or a sequence separated by spaces ("g i"). `mod` is ⌘ on
   * Apple's computers, Ctrl elsewhere. The label shows the first.
   */
  keys?: readonly string[];
  icon?: ActionIcon;
  /** More search terms for the palette. */
  keywords?: string;
  /** Roles that have the action; by default all. */
  isFor?: (role: Role) => boolean;
  /** Whether the action applies here; by default true. An action that does not apply is not shown. */
  isOffered?: boolean;
  /** Why the action is disabled; it is shown with this reason. */
  disabledReason?: string | null;
  /** Repeats while the key is held. */
  isRepeatable?: boolean;
  /** A key only, such as a step to the next row: not in the palette. */
  isKeyOnly?: boolean;
  /** Its keys also work in a text field. Chords with `mod` or `alt` only: a letter is text there. */
  worksWhileTyping?: boolean;
  /** The component listens for the key itself; the declaration lists and reserves it. */
  isHandledElsewhere?: boolean;
  /** The page that the action opens; the menu shows a link. */
  href?: string;
  /** Runs the action. `false` from a key press keeps the key's default effect; other results are ignored. */
  run: () => unknown;
};

/** Whether a person with this role has the action. No role: nobody is signed in. */
export function isActionFor(action: Action, role: Role | null): boolean {
  if (action.isOffered === false) return false;
  return action.isFor === undefined || (role !== null && action.isFor(role));
}
