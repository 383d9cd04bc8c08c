import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";

export type MessageTone = "ok" | "info" | "warn" | "bad";

const ICONS = { ok: CircleCheck, info: Info, warn: TriangleAlert, bad: CircleAlert };

/** The icon of a message's tone, so that color is never the only sign. */
export function ToneIcon({ tone }: { tone: MessageTone }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" />;
}
