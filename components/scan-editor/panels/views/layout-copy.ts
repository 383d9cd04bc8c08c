/** The texts of the canvas layouts. */
import type { Layout } from "../../canvas/view/editor-view";

const NAMES: Record<Layout, string> = { "3d": "3D", plan: "Plan", split: "Split" };
const ACTIONS: Record<Layout, string> = {
  "3d": "Show the home in 3D",
  plan: "Show the plan",
  split: "Show plan and 3D",
};

export const LAYOUT_COPY = {
  view: "View",
  names: NAMES,
  actions: ACTIONS,
} as const;
