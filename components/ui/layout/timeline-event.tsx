import type { ComponentProps, ReactNode } from "react";
import { quoted } from "../../../lib/quoted";
import { Glyph } from "../glyph";
import { TimeText } from "../time-text";
import type { TimelineEvent } from "./event-timeline";

type EventFacts = {
  id: string;
  glyph: ComponentProps<typeof Glyph>["name"];
  /** The name of the actor. */
  actor: string;
  /** The action, as in "rejected the claim". */
  verb: string;
  /** The object, after the verb. */
  object: ReactNode;
  /** The reason as entered; shown in quotation marks. */
  reason: string | null;
  /** More details after the reason. */
  notes?: readonly string[];
  /** ISO 8601 UTC. */
  iso: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Builds the timeline entry of an employee's action. */
export function buildTimelineEvent(facts: EventFacts): TimelineEvent {
  const { id, glyph, actor, verb, object, reason, notes = [], iso, now } = facts;
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
