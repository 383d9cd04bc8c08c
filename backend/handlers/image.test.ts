/** @jest-environment ./tests/support/pglite-environment.mjs */
import sharp from "sharp";
import { insertDocs } from "@/backend/db/records";
import { images } from "@/backend/db/schema";
import type { Activity, Image, Region, Tag, Video } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { plainAddress } from "@/lib/domain/plain-address";
import { CLAIM, COMPANY_KEY, MediaWorld, OTHER_COMPANY_KEY, photo } from "@/tests/support/media-world";
import { failureType, NOW, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let world: MediaWorld;
let reviewer: string;
let outsider: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  world = new MediaWorld(backend, await backend.tokenOf("employee"));
  reviewer = await backend.tokenOf("underwriting_reviewer");
  outsider = await backend.tokenOf("claims_reviewer");
}, 120_000);
afterAll(() => backend.stop());

const ALL = "scan,video,image,tag";
const MP4 = Buffer.concat([Buffer.from("\x00\x00\x00\x18ftypmp42", "latin1"), Buffer.alloc(400)]);
const readRoom = (key: string) => world.read<Region>("region.get", { key, expandedFields: ALL }, "region");
const readImage = (key: string) => world.read<Image>("image.get", { key, expandedFields: "tag" }, "image");
const activitiesOf = async (action: string) => {
  const list = await world.read<Activity[]>("activity.list", { projectKey: CLAIM.project, limit: 200 }, "activities");
  return list.filter((each) => each.action === action);
};

describe("permission to upload", () => {
  test.each([
    ["image.uploadRequest", "img"],
    ["video.uploadRequest", "vid"],
    ["document.uploadRequest", "doc"],
  ] as const)("%s returns a key of its kind", async (row, prefix) => {
    const { status, body } = await world.call(row, { companyKey: COMPANY_KEY });
    expect(status).toBe(200);
    expect(body.formInputs).toMatchObject({
      url: "https://files.test",
      key: expect.stringMatching(new RegExp(`^${prefix}-[bcdfghjklmnpqrstvwxz0-9]{32}$`)),
      fields: { key: "uploads/insured-generic/${filename}" },
    });
  });

  test("is refused for another company, and for a reviewer", async () => {
    const unseen = await world.call("image.uploadRequest", { companyKey: "cous-nobody" });
    expect(unseen.status).toBe(404);
    expect((await world.call("image.uploadRequest", { companyKey: COMPANY_KEY }, reviewer)).status).toBe(403);
  });
});

describe("images", () => {
  test("a posted photo becomes an image of its room, read by signed addresses", async () => {
    const room = await world.newRoom();
    const sent = await world.newImage(room, { latitude: 42.1, longitude: -71.2 });
    const { status, body } = await world.call("image.create", { ...sent, isOptimistic: true });
    expect(status).toBe(200);
    const image = body.image as Image;
    expect(image).toMatchObject({ key: sent.key, parentKey: room, createdAt: NOW, latitude: 42.1, status: "new" });
    expect(Object.keys(image)).not.toContain("isOptimistic");
    expect(plainAddress(image.url)).toBe(sent.url);
    expect(image.url).not.toBe(sent.url);
    for (const address of [image.url, image.thumbnailUrl ?? ""])
      expect((await backend.bucket.fetch(address)).status).toBe(200);
    expect((await backend.bucket.fetch(sent.url)).status).toBe(403);
    expect(await readImage(sent.key)).toEqual({ ...image, tags: [] });
    const { images } = await readRoom(room);
    expect(images).toEqual([{ ...image, tags: [] }]);
    expect(await activitiesOf("image.create")).toMatchObject([{ detail: { imageKey: sent.key, regionName: "Attic" } }]);
  });

  test("a repeat succeeds, also with the signed address; other content is a conflict", async () => {
    const room = await world.newRoom();
    const sent = await world.newImage(room);
    const first = await world.call("image.create", sent);
    const { url } = first.body.image as Image;
    expect(await world.call("image.create", { ...sent, url })).toMatchObject({ status: 200, body: first.body });
    const other = await world.call("image.create", { ...sent, status: "analyzed" });
    expect([other.status, failureType(other)]).toEqual([409, "conflict"]);
  });

  test("deletes an image once and again, and restores its tags when it is created again", async () => {
    const room = await world.newRoom();
    const sent = await world.newImage(room);
    const { body } = await world.call("image.create", sent);
    const tag = { key: createKey("tag"), imageKey: sent.key, label: "Crack" };
    await world.call("tag.create", tag);
    for (const status of [204, 204]) expect((await world.call("image.delete", { key: sent.key })).status).toBe(status);
    expect((await world.call("image.get", { key: sent.key })).status).toBe(404);
    expect((await world.call("tag.update", { key: tag.key, label: "Damp" })).status).toBe(404);
    backend.pass(60_000);
    const again = await world.call("image.create", sent);
    expect(again.body.image).toMatchObject({ key: sent.key, createdAt: (body.image as Image).createdAt });
    expect((await readImage(sent.key)).tags).toMatchObject([tag]);
    expect((await world.call("tag.create", tag)).status).toBe(200);
  });

  test("restores a deleted image with every field, and only in its room", async () => {
    const room = await world.newRoom();
    const sent = await world.newImage(room, { width: 96 });
    const doc = { ...sent, videoTimestamp: null, note: "as imported", createdAt: "2025-12-01T08:00:00.000Z" };
    await insertDocs(backend.db, images, [doc as Image]);
    const before = await readImage(sent.key);
    await world.call("image.delete", { key: sent.key });
    const { tags: _tags, ...again } = before;
    const elsewhere = await world.call("image.create", { ...again, parentKey: await world.newRoom() });
    expect([elsewhere.status, elsewhere.body.conflicts]).toEqual([409, undefined]);
    expect((await world.call("image.create", again)).status).toBe(200);
    expect(await readImage(sent.key)).toMatchObject(before);
  });

  test("uses the camera's position if none is sent, also when repeated", async () => {
    const position = { GPSLatitudeRef: "N", GPSLatitude: "39/1 42/1 0/1" };
    const bytes = await sharp(await photo())
      .withExif({ IFD3: { ...position, GPSLongitudeRef: "W", GPSLongitude: "104/1 59/1 30/1" } })
      .jpeg()
      .toBuffer();
    const room = await world.newRoom();
    const file = await world.upload("image", bytes, "jpg");
    const sent = { ...(await world.newImage(room)), ...file, latitude: null, longitude: null };
    for (const _time of [1, 2]) {
      const { status, body } = await world.call("image.create", sent);
      expect([status, body.image]).toEqual([200, expect.objectContaining({ latitude: 39.7, longitude: -104.9916667 })]);
    }
  });

  test("uses the camera's time with its zone, not the time of the upload", async () => {
    const bytes = await sharp(await photo())
      .withExif({ IFD2: { DateTimeOriginal: "2026:01:15 18:20:05", OffsetTimeOriginal: "-06:00" } })
      .jpeg()
      .toBuffer();
    const room = await world.newRoom();
    const file = await world.upload("image", bytes, "jpg");
    const unset = await world.newImage(room);
    await world.call("image.create", { ...unset, ...file });
    await world.call("image.create", unset);
    const { images = [] } = await readRoom(room);
    const times = Object.fromEntries(images.map(({ key, takenAt, createdAt }) => [key, [takenAt, createdAt]]));
    const today = expect.stringMatching(/^2026-03-02T/);
    expect(times).toEqual({ [file.key]: ["2026-01-16T00:20:05.000Z", today], [unset.key]: [null, today] });
  });

  test("keeps a camera time without a zone unchanged, read from the file or sent by the app", async () => {
    const bytes = await sharp(await photo())
      .withExif({ IFD2: { DateTimeOriginal: "2026:01:15 18:20:05" } })
      .jpeg()
      .toBuffer();
    const room = await world.newRoom();
    const file = await world.upload("image", bytes, "jpg");
    await world.call("image.create", { ...(await world.newImage(room)), ...file });
    const sent = await world.newImage(room, { takenAtLocal: "2026-01-14T07:00:00" });
    await world.call("image.create", sent);
    const clocks = [await readImage(file.key), await readImage(sent.key)].map(({ takenAt, takenAtLocal }) => [
      takenAt,
      takenAtLocal,
    ]);
    expect(clocks).toEqual([
      [null, "2026-01-15T18:20:05"],
      [null, "2026-01-14T07:00:00"],
    ]);
  });

  test.each([
    { takenAt: "yesterday" },
    { takenAtLocal: "2026-01-15T18:20:05Z" },
    { takenAtLocal: "2026-02-30T18:20:05" },
    { cameraPose: { position: [0, 0], quaternion: [0, 0, 0, 1], fovY: 1 } },
    { cameraPose: { position: [0, 0, 0], quaternion: [0, 0, 0, "1"], fovY: 1 } },
    { cameraPose: { position: [0, 0, 0], quaternion: [0, 0, 0, 1], fovY: 0 } },
    { cameraPose: "above" },
  ])("refuses %j", async (change) => {
    const sent = await world.newImage(await world.newRoom());
    expect((await world.call("image.create", { ...sent, ...change })).status).toBe(400);
  });

  test("a frame of a video is an image of the video", async () => {
    const room = await world.newRoom();
    const film = await world.upload("video", MP4, "mp4");
    const video = { ...film, regionKey: room, duration: 12.5, width: 640, height: 360 };
    const made = await world.call("video.create", video);
    expect(made.body.video).toMatchObject({ key: film.key, regionKey: room, duration: 12.5 });
    expect((await world.call("video.create", video)).body).toEqual(made.body);
    const sent = await world.newImage(film.key, { parentType: "video", status: "analyzed", videoTimestamp: 3.25 });
    expect((await world.call("image.create", sent)).body.image).toMatchObject({ videoTimestamp: 3.25 });
    const { videos, images } = await readRoom(room);
    expect(images).toEqual([]);
    expect(videos).toMatchObject([{ key: film.key, images: [{ key: sent.key, status: "analyzed" }] }]);
    expect((await backend.bucket.fetch((videos as Video[])[0]?.url ?? "")).status).toBe(200);
  });

  test("the address must be that of this image's own uploaded file", async () => {
    const room = await world.newRoom();
    const sent = await world.newImage(room);
    const other = await world.newImage(room);
    for (const url of [
      other.url,
      "https://elsewhere.test/x.jpg",
      sent.url.replace("https://files.test", "https://elsewhere.test"),
      sent.url.replace(".jpg", ".png"),
      sent.url.replace(".jpg", ".mp4"),
      `${sent.url}/../x.jpg`,
    ]) {
      const refused = await world.call("image.create", { ...sent, url });
      expect([url, refused.status]).toEqual([url, 400]);
    }
  });

  test("refuses the record of a file that only begins like an image", async () => {
    const room = await world.newRoom();
    const file = await world.upload("image", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), "jpg");
    const sent = { ...(await world.newImage(room)), ...file };
    const refused = await world.call("image.create", sent);
    expect(refused.body.status).toMatchObject([{ message: "The file can't be read as an image." }]);
  });

  test.each([
    [{ companyKey: OTHER_COMPANY_KEY }, 400],
    [{ parentKey: "reg-nowhere" }, 404],
    [{ parentType: "survey" }, 400],
    [{ width: 0 }, 400],
    [{ latitude: 91 }, 400],
    [{ status: "old" }, 400],
  ])("refuses %j", async (change, status) => {
    const sent = await world.newImage(await world.newRoom());
    expect((await world.call("image.create", { ...sent, ...change })).status).toBe(status);
  });

  test("an underwriting reviewer may only read an image; a claims reviewer may not read it", async () => {
    const sent = await world.newImage(await world.newRoom());
    expect((await world.call("image.create", sent, reviewer)).status).toBe(403);
    await world.call("image.create", sent);
    expect((await world.call("image.get", { key: sent.key }, reviewer)).status).toBe(200);
    expect((await world.call("image.delete", { key: sent.key }, reviewer)).status).toBe(403);
    expect((await world.call("image.get", { key: sent.key }, outsider)).status).toBe(403);
  });
});

describe("tags", () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

  async function imageOfRoom(): Promise<string> {
    const sent = await world.newImage(await world.newRoom());
    await world.call("image.create", sent);
    return sent.key;
  }

  test("creates, renames, moves and deletes a tag, and records each once", async () => {
    const imageKey = await imageOfRoom();
    const tag = { key: createKey("tag"), imageKey, label: "Mold", detectorLabel: "damp", box };
    const made = await world.call("tag.create", tag, reviewer);
    expect(made.body.tag).toMatchObject({ ...tag, createdAt: backend.now });
    expect((await world.call("tag.create", tag)).body).toEqual(made.body);
    const other = await world.call("tag.create", { ...tag, label: "Damp" });
    expect([other.status, failureType(other)]).toEqual([409, "conflict"]);
    const moved = { ...box, x: 0.6 };
    const change = { key: tag.key, label: "Damp", box: moved };
    const changed = await world.call("tag.update", change);
    expect(changed.body.tag).toMatchObject({ label: "Damp", detectorLabel: "damp", box: moved });
    expect((await world.call("tag.update", change)).body).toEqual(changed.body);
    expect((await readImage(imageKey)).tags).toEqual([changed.body.tag]);
    for (const status of [204, 204]) expect((await world.call("tag.delete", { key: tag.key })).status).toBe(status);
    expect((await readImage(imageKey)).tags).toEqual([]);
    for (const action of ["tag.create", "tag.update", "tag.delete"])
      expect((await activitiesOf(action)).filter(({ detail }) => detail?.tagKey === tag.key)).toHaveLength(1);
  });

  test("a tag stays with its image", async () => {
    const [imageKey, elsewhere] = [await imageOfRoom(), await imageOfRoom()];
    const tag = { key: createKey("tag"), imageKey, label: "Mold" };
    await world.call("tag.create", tag);
    expect((await world.call("tag.update", { key: tag.key, imageKey: elsewhere })).status).toBe(400);
    expect((await world.call("tag.create", { ...tag, imageKey: "img-nowhere" })).status).toBe(404);
  });

  test.each([
    { label: "  " },
    { label: "x".repeat(201) },
    { box: { ...box, x: -0.1 } },
    { box: { ...box, x: 0.8 } },
    { box: { ...box, width: 0 } },
    { box: [0, 0, 1, 1] },
    { box: "all" },
  ])("refuses %j", async (change) => {
    const imageKey = await imageOfRoom();
    const tag = { key: createKey("tag"), imageKey, label: "Mold", ...change };
    expect((await world.call("tag.create", tag)).status).toBe(400);
  });
});

describe("rooms", () => {
  test("deletes a room with everything in it, and restores all of it", async () => {
    const room = await world.newRoom("Cellar");
    const sent = await world.newImage(room);
    await world.call("image.create", sent);
    const film = await world.upload("video", MP4, "mp4");
    await world.call("video.create", { ...film, regionKey: room, duration: 1, width: 4, height: 3 });
    const frame = await world.newImage(film.key, { parentType: "video" });
    await world.call("image.create", frame);
    await world.call("tag.create", { key: createKey("tag"), imageKey: frame.key, label: "Mold" });
    const before = await readRoom(room);
    expect((before.tags as Tag[]).length).toBe(1);
    expect((await world.call("region.delete", { key: room }, reviewer)).status).toBe(403);
    for (const status of [204, 204]) expect((await world.call("region.delete", { key: room })).status).toBe(status);
    for (const key of [sent.key, frame.key]) expect((await world.call("image.get", { key })).status).toBe(404);
    expect(await activitiesOf("region.delete")).toMatchObject([
      { detail: { regionName: "Cellar", images: 2, videos: 1, scans: 0 } },
    ]);
    const { key, projectKey, surveyKey, name } = before;
    expect((await world.call("region.create", { key, projectKey, surveyKey, name })).status).toBe(200);
    expect(await readRoom(room)).toEqual(before);
  });
});

describe("documents", () => {
  test("files a document, lists it with a signed address, deletes it and files it again", async () => {
    const bytes = Buffer.from("%PDF-1.7\nnothing in it");
    const file = await world.upload("document", bytes, "pdf");
    const sent = {
      ...file,
      projectKey: CLAIM.project,
      name: "Invoice.pdf",
      size: bytes.length,
      contentType: "application/pdf",
    };
    expect((await world.call("document.create", { ...sent, size: 1 })).status).toBe(400);
    const made = await world.call("document.create", sent);
    expect(made.body.document).toMatchObject({ name: "Invoice.pdf", size: bytes.length });
    expect((await world.call("document.create", sent)).body).toEqual(made.body);
    const { body } = await world.call("document.list", { projectKey: CLAIM.project });
    expect(body.documents).toEqual([made.body.document]);
    const [{ url }] = body.documents as [{ url: string }];
    const read = await backend.bucket.fetch(url);
    expect([read.status, read.headers.get("content-disposition")]).toEqual([
      200,
      `attachment; filename="${file.key}.pdf"`,
    ]);
    for (const status of [204, 204])
      expect((await world.call("document.delete", { key: sent.key })).status).toBe(status);
    expect((await world.call("document.list", { projectKey: CLAIM.project })).body.documents).toEqual([]);
    expect((await world.call("document.create", sent)).body).toEqual(made.body);
    expect((await activitiesOf("document.create")).length).toBe(2);
  });
});
