import { Glyph, type GlyphName } from "@/components/ui/glyph";
import type { WorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import { blockerTexts, waitReason } from "../queue/block-reasons";
import { blockWords } from "../queue/block-words";
import { queueWords as words } from "../queue/words";
import styles from "./queue-bar.module.css";

type Shown = { tone: "ok" | "warn" | "bad" | "plain"; glyph: GlyphName; text: string };

/** In one line, whether this inspection can be decided; the whole of it where the pointer rests. */
export function StateText(props: { item: WorkItem; detail: WorkDetail }) {
  const { tone, glyph, text } = shownOf(props.item, props.detail);
  return (
    <p className={styles.reason} data-tone={tone} title={text}>
      <Glyph name={glyph} />
      <span>{text}</span>
    </p>
  );
}

function shownOf(item: WorkItem, detail: WorkDetail): Shown {
  const { state, failure } = item;
  if (failure) return { tone: "bad", glyph: "alert", text: failure.message };
  if (state === "taken") return { tone: "warn", glyph: "half-circle", text: words.states.takenLong };
  if (state === "waiting") return { tone: "warn", glyph: "hourglass", text: words.states.waitingLong };
  if (state === "decided") return { tone: "ok", glyph: "check", text: words.alreadyDecided };
  const wait = waitReason(detail);
  if (wait) return { tone: "plain", glyph: "half-circle", text: wait };
  if (detail.error) return { tone: "bad", glyph: "alert", text: `${words.notLoaded} ${detail.error}` };
  const texts = blockerTexts(item, detail);
  if (texts.length === 0) return { tone: "ok", glyph: "check", text: blockWords.nothingBlocks };
  return { tone: "warn", glyph: "alert", text: texts.join(" ") };
}
