/** The photos of an inspection as evidence beside its model: each with the room that it shows and where it was taken from. */
import type { CameraPose, Image, Region } from "../../../domain/entities";
import { compareByTime } from "../../../domain/media-time";
import type { PinholeCamera } from "../../../geometry/project-point";
import type { Quaternion } from "../../../geometry/quaternion";

export type EvidencePhoto = {
  readonly key: string;
  /** "Kitchen 3": by its room, counted in the order of taking. */
  readonly name: string;
  readonly room: string;
  /** Null where the room is on no known floor. */
  readonly floorNumber: number | null;
  readonly url: string;
  readonly thumbnailUrl: string | null;
  readonly width: number;
  readonly height: number;
  /** Null where nobody knows where it was taken from. */
  readonly camera: PinholeCamera | null;
};

/** Width by height. */
export const aspectOf = ({ width, height }: Pick<EvidencePhoto, "width" | "height">): number => width / height;

/** A pose that can be looked through, its quaternion of length 1; null for any other. */
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

/** Photos, and frames kept from films, of one room. */
function imagesOf({ images = [], videos = [] }: Region): Image[] {
  return [...images, ...videos.flatMap((video) => video.images ?? [])]
    .filter(({ url, width, height }) => url && width > 0 && height > 0)
    .sort((one, other) => compareByTime(one, other) || (one.key < other.key ? -1 : 1));
}

/** Those of one inspection, room by room in the order of `regions`. */
export function evidencePhotos(regions: readonly Region[], surveyKey: string): EvidencePhoto[] {
  return regions
    .filter((region) => region.surveyKey === surveyKey)
    .flatMap((region) =>
      imagesOf(region).map((image, at) => ({
        key: image.key,
        name: `${region.name} ${at + 1}`,
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

/** Those of a floor, and those of which no floor is known; `room`: of this one alone. */
export function photosOnFloor(
  photos: readonly EvidencePhoto[],
  floorNumber: number,
  room: string | null = null,
): EvidencePhoto[] {
  return photos.filter(
    (photo) => (photo.floorNumber ?? floorNumber) === floorNumber && (room === null || photo.room === room),
  );
}
