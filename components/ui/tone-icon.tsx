import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";

/** The tones of something that is said to the user. */
export type MessageTone = "ok" | "info" | "warn" | "bad";

const ICONS = { ok: CircleCheck, info: Info, warn: TriangleAlert, bad: CircleAlert };

/** The picture that goes with the colour of a message, so that the colour is never alone. */
export function ToneIcon({ tone }: { tone: MessageTone }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" />;
}
