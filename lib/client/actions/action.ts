/** What a command says about itself, once; palette, menus, keys, the list of keys and tooltips all read it from here. */
import type { ComponentType, SVGProps } from "react";
import type { Role } from "../../domain/roles";

/** Where an action stands in the palette and in the list of keys, in this order. */
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
   * Every way to press it: one stroke ("mod+k", "?", "Escape") or strokes in turn, divided by a space ("g i"). `mod` is
   * ⌘ on Apple's computers, else Ctrl. The first is the one that is shown beside the label.
   */
  keys?: readonly string[];
  icon?: ActionIcon;
  /** More words by which the palette finds it. */
  keywords?: string;
  /** Roles that have it; absent: all. */
  isFor?: (role: Role) => boolean;
  /** Whether it means anything here and now; absent: yes. What does not apply is shown nowhere. */
  isOffered?: boolean;
  /** Why it cannot be done now, in words; it stays in sight with them. */
  disabledReason?: string | null;
  /** Holding its key down does it again and again. */
  isRepeatable?: boolean;
  /** Only a key, such as a step to the next row: the palette leaves it out. */
  isKeyOnly?: boolean;
  /** Its keys also work in a text field. Chords with `mod` or `alt` only; a letter there is text. */
  worksWhileTyping?: boolean;
  /** The part itself listens for the key; it is declared here so that it is listed and nothing else takes it. */
  isHeardElsewhere?: boolean;
  /** It leads to this page; the menu shows a link. */
  href?: string;
  /** Does it. What it returns is of no meaning, except `false` from a key: then the key keeps its usual effect. */
  run: () => unknown;
};

/** Whether a person with this role has the action now. No role: nobody is known to be signed in. */
export function isActionFor(action: Action, role: Role | null): boolean {
  if (action.isOffered === false) return false;
  return action.isFor === undefined || (role !== null && action.isFor(role));
}
