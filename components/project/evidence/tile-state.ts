import type { Image, Region } from "@/lib/domain/entities";
import { isHazardImage } from "@/lib/domain/hazards";
import { type RoomState, roomState } from "../parts/room-state";
import { evidenceCopy } from "./copy";

/** Returns every photo of a room, including snapshots of its videos, newest first. */
export function photosOf(region: Pick<Region, "images" | "videos">): Image[] {
  const snapshots = (region.videos ?? []).flatMap((video) => video.images ?? []);
  return [...(region.images ?? []), ...snapshots].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Counts untagged photos; a photo whose tags were not loaded counts as tagged. */
export function untaggedPhotos(region: Pick<Region, "images" | "videos">): { untagged: number; all: number } {
  const photos = photosOf(region);
  return { untagged: photos.filter(({ tags }) => tags?.length === 0).length, all: photos.length };
}

/** Returns the state under a tile: pending or failed scans, else hazards, else untagged photos. */
export function tileState(region: Pick<Region, "scans" | "images" | "videos">): RoomState {
  const state = roomState(region);
  if (state.tone === "violet" || state.tone === "bad") return state;
  const hazards = photosOf(region).filter(isHazardImage).length;
  if (hazards > 0) return { tone: "warn", glyph: "alert", label: evidenceCopy.hazards(hazards) };
  const { untagged } = untaggedPhotos(region);
  return untagged > 0 ? { tone: "plain", glyph: "eye", label: evidenceCopy.untagged(untagged) } : state;
}
