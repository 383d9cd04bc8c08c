import type { ComponentProps, ReactNode } from "react";
import { quoted } from "../../../lib/quoted";
import { Glyph } from "../glyph";
import { TimeText } from "../time-text";
import type { TimelineEvent } from "./event-timeline";

type Happening = {
  id: string;
  glyph: ComponentProps<typeof Glyph>["name"];
  /** Who did it. */
  actor: string;
  /** What, as in "rejected the claim". */
  verb: string;
  /** To what, after the verb. */
  object: ReactNode;
  /** As it was given; quoted. */
  reason: string | null;
  /** More lines' worth of it, beside the reason. */
  notes?: readonly string[];
  /** ISO 8601 UTC. */
  iso: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** What somebody did, as a line of a timeline. */
export function timelineEvent(happening: Happening): TimelineEvent {
  const { id, glyph, actor, verb, object, reason, notes = [], iso, now } = happening;
  const details = [...(reason === null ? [] : [quoted(reason)]), ...notes];
  return {
    id,
    icon: <Glyph name={glyph} />,
    text: (
      <>
        <strong translate="no" dir="auto">
          {actor}
        </strong>{" "}
        {verb}
        {object}
      </>
    ),
    detail: details.length === 0 ? undefined : details.join(" · "),
    time: <TimeText iso={iso} now={now} as="event" />,
  };
}
