/** Makes all pictures and films of one storey. */
import path from "node:path";
import { demoHomeGeometry } from "../../backend/seed/demo-home-geometry";
import type { FilmFacts, PictureFacts } from "../../backend/seed/media-manifest";
import type { CameraPose } from "../../lib/domain/entities";
import { poseTowards } from "./camera";
import { buildFloor, type FloorScene } from "./floor-scene";
import { type Home, homeRooms, type Records } from "./home-rooms";
import { bakeLight } from "./light";
import { renderView } from "./render-view";
import { seenThings } from "./seen-things";
import { planViews } from "./views";
import { placeOfPicture, VISIT_BEGAN } from "./visit";
import { WALKS, type Walk, walkPose } from "./walks";
import { writePhoto } from "./write-photo";
import { writeVideo } from "./write-video";

/** `rooms`: these alone (and the films if "films" is among them); null for all. */
export type MediaOrder = { floorNumber: number; directory: string; isDraft: boolean; rooms: readonly string[] | null };

const PHOTO = [1600, 1200] as const;
const FRAME = [800, 600] as const;
const FRAMES_PER_SECOND = 15;
const SECONDS_A_PICTURE = 21;
const FLOOR_STARTS = [0, 1500];

/** With its walls in one piece: damage, what hangs on them and their paint go across where the survey's are cut. */
export function demoHome(): Home {
  const records = Object.fromEntries(demoHomeGeometry("", "", { keepsWalls: true })) as unknown as Records;
  return homeRooms(records);
}

type Job = { scene: FloorScene; home: Home; order: MediaOrder };
type Shot = { name: string; room: string; pose: CameraPose; isUpright: boolean; takenAfter: number; number: number };

const fileName = (room: string): string => room.toLowerCase().replaceAll(" ", "-");

async function makePhoto(
  { scene, home, order }: Job,
  shot: Shot,
  [width, height]: readonly [number, number],
): Promise<PictureFacts> {
  const { name, room, pose, isUpright, takenAfter, number } = shot;
  const size = isUpright ? ([height, width] as const) : ([width, height] as const);
  const picture = renderView(scene, home.turn, pose, size);
  const file = `${name}.jpg`;
  const place = placeOfPicture(number);
  await writePhoto(picture, path.join(order.directory, file), {
    ...place,
    isUpright,
    takenAt: VISIT_BEGAN + takenAfter,
  });
  return {
    file,
    room,
    floorNumber: order.floorNumber,
    width: size[0],
    height: size[1],
    cameraPose: pose,
    takenAfter,
    ...place,
    seen: seenThings(scene, picture),
  };
}

function* framesOf({ scene, home }: Job, walk: Walk, size: readonly [number, number]): Generator<Uint8Array> {
  // The whole film keeps the exposure of its middle.
  const { tone } = renderView(scene, home.turn, walkPose(home, walk, walk.seconds / 2), [size[0] / 4, size[1] / 4]);
  for (let frame = 0; frame < walk.seconds * FRAMES_PER_SECOND; frame += 1) {
    const { pixels } = renderView(scene, home.turn, walkPose(home, walk, frame / FRAMES_PER_SECOND), size, tone);
    yield new Uint8Array(pixels.buffer);
  }
}

async function makeFilm(job: Job, walk: Walk, takenAfter: number, size: readonly [number, number]): Promise<FilmFacts> {
  const { home, order } = job;
  const [width, height] = size;
  const video = { width, height, framesPerSecond: FRAMES_PER_SECOND };
  await writeVideo(path.join(order.directory, walk.file), video, framesOf(job, walk, size));
  const snapshots: FilmFacts["snapshots"] = [];
  for (const [at, videoTimestamp] of walk.snapshots.entries()) {
    const shot = {
      name: `${walk.file.replace(".mp4", "")}-${at + 1}`,
      room: walk.room,
      pose: walkPose(home, walk, videoTimestamp),
      isUpright: false,
      takenAfter: takenAfter + Math.round(videoTimestamp),
      number: 500 + at,
    };
    snapshots.push({ ...(await makePhoto(job, shot, size)), videoTimestamp });
  }
  const { file, room, seconds } = walk;
  return { file, room, floorNumber: order.floorNumber, width, height, duration: seconds, takenAfter, snapshots };
}

export async function makeFloor(order: MediaOrder): Promise<{ pictures: PictureFacts[]; films: FilmFacts[] }> {
  const home = demoHome();
  const scene = buildFloor(home, order.floorNumber);
  const job = { scene, home, order };
  bakeLight(scene, order.isDraft);
  const begins = FLOOR_STARTS[order.floorNumber] ?? 0;
  const size = order.isDraft ? ([PHOTO[0] / 4, PHOTO[1] / 4] as const) : PHOTO;
  const pictures: PictureFacts[] = [];
  const taken = new Map<string, number>();
  for (const [at, view] of planViews(scene).entries()) {
    const count = (taken.get(view.room) ?? 0) + 1;
    taken.set(view.room, count);
    if (order.rooms && !order.rooms.includes(view.room)) continue;
    const shot = {
      name: `${fileName(view.room)}-${count}`,
      room: view.room,
      pose: poseTowards(view.eye, view.target, view.fovY, home.turn),
      isUpright: view.isUpright,
      takenAfter: begins + at * SECONDS_A_PICTURE,
      number: order.floorNumber * 100 + at,
    };
    pictures.push(await makePhoto(job, shot, size));
  }
  const films: FilmFacts[] = [];
  if (order.rooms && !order.rooms.includes("films")) return { pictures, films };
  const own = WALKS.filter(({ room }) => scene.rooms.some((built) => built.room.name === room));
  for (const [at, walk] of own.entries()) {
    films.push(await makeFilm(job, walk, begins + 1200 + at * 60, order.isDraft ? [240, 180] : FRAME));
  }
  return { pictures, films };
}
