import type { GlyphName } from "@/components/ui/glyph";
import type { Region } from "@/lib/domain/entities";
import { isScanProcessed } from "@/lib/domain/processed-rule";
import { roomCounts } from "./media-items";
import { regionWords as words } from "./words";

export type RoomState = {
  tone: "ok" | "violet" | "bad" | "warn";
  glyph: GlyphName;
  label: string;
  /** What a glance should not miss is written out below the name. */
  isWritten: boolean;
};

/** What a room's scans and media say of it: the first that somebody would have to know. */
export function roomState(room: Pick<Region, "scans" | "images" | "videos">): RoomState {
  const scans = room.scans ?? [];
  if (scans.some((scan) => !isScanProcessed(scan))) {
    return { tone: "violet", glyph: "cpu", label: words.scansOpen, isWritten: true };
  }
  if (scans.some(({ status }) => status === "failed")) {
    return { tone: "bad", glyph: "alert", label: words.scansFailed, isWritten: true };
  }
  if (roomCounts(room).media === 0) return { tone: "warn", glyph: "camera", label: words.needsMedia, isWritten: true };
  return { tone: "ok", glyph: "check", label: words.scansProcessed, isWritten: false };
}
