import type { Image, Scan, Video } from "@/lib/domain/entities";
import { mediaCounts, mediaText, roomState } from "./room-state";

const scans = (...statuses: Scan["status"][]) => ({
  scans: statuses.map((status, index) => ({ key: `scn-${index}`, status })),
});

test("describes the scans of a room", () => {
  expect(roomState(scans("processed", "processing"))).toEqual({ tone: "ok", glyph: "check", label: "Processed" });
  expect(roomState(scans("processed", "new", "uploaded")).label).toBe("2 of 3 scans processing");
  expect(roomState(scans("failed", "processed"))).toEqual({ tone: "bad", glyph: "alert", label: "1 scan failed" });
  expect(roomState(scans()).label).toBe("No scans");
  expect(roomState({}).label).toBe("No scans");
});

test("counts snapshots of a video as photos", () => {
  const image = { key: "img-1" } as Image;
  const video: Video = { key: "vid-1", images: [image, image] };
  expect(mediaCounts({ images: [image], videos: [video] })).toEqual({ photos: 3, videos: 1 });
  expect(mediaText({ photos: 1284, videos: 1 })).toBe("1,284 photos, 1 video");
  expect(mediaText({ photos: 1, videos: 0 })).toBe("1 photo");
  expect(mediaText({ photos: 0, videos: 0 })).toBe("No media");
});
