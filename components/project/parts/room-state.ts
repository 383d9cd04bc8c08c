import { formatCount } from "@/components/ui/format-time";
import type { GlyphName } from "@/components/ui/glyph";
import type { Region } from "@/lib/domain/entities";
import { isScanProcessed } from "@/lib/domain/processed-rule";
import { overviewCopy } from "./copy";

export type RoomState = { tone: "ok" | "violet" | "bad" | "warn" | "plain"; glyph: GlyphName; label: string };

/** Describes the scans of a room: processing, failed, processed, or none. */
export function roomState(region: Pick<Region, "scans">): RoomState {
  const scans = region.scans ?? [];
  const open = scans.filter((scan) => !isScanProcessed(scan)).length;
  const failed = scans.filter(({ status }) => status === "failed").length;
  if (scans.length === 0) return { tone: "plain", glyph: "image", label: overviewCopy.noScans };
  if (open > 0) return { tone: "violet", glyph: "cpu", label: overviewCopy.processing(open, scans.length) };
  if (failed > 0) return { tone: "bad", glyph: "alert", label: overviewCopy.failedScans(failed) };
  return { tone: "ok", glyph: "check", label: overviewCopy.processed };
}

export type MediaCounts = { photos: number; videos: number };

/** Counts photos and videos; photos include the snapshots of the room's videos. */
export function mediaCounts(region: Pick<Region, "images" | "videos">): MediaCounts {
  const videos = region.videos ?? [];
  const snapshots = videos.reduce((sum, video) => sum + (video.images?.length ?? 0), 0);
  return { photos: (region.images?.length ?? 0) + snapshots, videos: videos.length };
}

/** Formats "18 photos, 2 videos", leaving out zero counts. */
export function mediaText({ photos, videos }: MediaCounts): string {
  const parts = [
    photos > 0 ? overviewCopy.photos(photos, formatCount(photos)) : null,
    videos > 0 ? overviewCopy.videos(videos, formatCount(videos)) : null,
  ];
  return parts.filter(Boolean).join(", ") || overviewCopy.noMedia;
}
