/** The photos of an inspection as evidence: each with its room and camera pose. */
import type { CameraPose, Image, Region } from "../../../domain/entities";
import { compareByTime } from "../../../domain/media-time";
import type { PinholeCamera } from "../../../geometry/project-point";
import type { Quaternion } from "../../../geometry/quaternion";

export type EvidencePhoto = {
  readonly key: string;
  /** "Kitchen 3": the room, and the number in order of capture. */
  readonly name: string;
  readonly room: string;
  /** Null if the room's floor is unknown. */
  readonly floorNumber: number | null;
  readonly url: string;
  readonly thumbnailUrl: string | null;
  readonly width: number;
  readonly height: number;
  /** Null if the camera pose is unknown. */
  readonly camera: PinholeCamera | null;
};

/** Width divided by height. */
export const aspectOf = ({ width, height }: Pick<EvidencePhoto, "width" | "height">): number => width / height;

/** Returns the pose with a unit quaternion, or null if the pose is unusable. */
export function cameraOf(pose: CameraPose | null | undefined): PinholeCamera | null {
  if (!pose) return null;
  const { position, quaternion, fovY } = pose;
  const length = Math.hypot(...quaternion);
  const areNumbers = [...position, ...quaternion, fovY].every(Number.isFinite);
  if (!areNumbers || length < 1e-6 || fovY <= 0 || fovY >= Math.PI) return null;
  const [x, y, z, w] = quaternion;
  const unit: Quaternion = [x / length, y / length, z / length, w / length];
  return { position, quaternion: unit, fovY };
}

/** Returns the photos and the extracted video frames of a room, by time. */
function imagesOf({ images = [], videos = [] }: Region): Image[] {
  return [...images, ...videos.flatMap((video) => video.images ?? [])]
    .filter(({ url, width, height }) => url && width > 0 && height > 0)
    .sort((one, other) => compareByTime(one, other) || (one.key < other.key ? -1 : 1));
}

/** Returns the photos of one inspection, room by room in the order of `regions`. */
export function evidencePhotos(regions: readonly Region[], surveyKey: string): EvidencePhoto[] {
  return regions
    .filter((region) => region.surveyKey === surveyKey)
    .flatMap((region) =>
      imagesOf(region).map((image, index) => ({
        key: image.key,
        name: `${region.name} ${index + 1}`,
        room: region.name,
        floorNumber: region.floorNumber ?? null,
        url: image.url,
        thumbnailUrl: image.thumbnailUrl ?? null,
        width: image.width,
        height: image.height,
        camera: cameraOf(image.cameraPose),
      })),
    );
}

/** Returns the photos of a floor and photos without a known floor; with `room`, only photos of that room. */
export function photosOnFloor(
  photos: readonly EvidencePhoto[],
  floorNumber: number,
  room: string | null = null,
): EvidencePhoto[] {
  return photos.filter(
    (photo) => (photo.floorNumber ?? floorNumber) === floorNumber && (room === null || photo.room === room),
  );
}
