import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { parseKey } from "@/lib/domain/keys";
import { visitReferences } from "@/lib/editor/core/references";
import { createScene } from "@/lib/editor/core/scene";
import { tiledHome } from "./tiled-home";

test("a scene has at least the requested number of vertices, unique keys and no dangling reference", () => {
  const records = tiledHome(1_000, "srv-1");
  const scene = createScene("srv-1", records);
  expect(scene.count("vertex")).toBe(1_120);
  expect(scene.floorNumbers()).toEqual([0, 1]);
  for (const kind of GEOMETRY_KINDS) {
    expect(scene.count(kind)).toBe(records[kind].length);
    for (const record of scene.values(kind)) {
      visitReferences(kind, record, ({ key }) => expect(scene.kindOf(key)).not.toBeNull());
    }
  }
  expect(records.face.every(({ key }) => parseKey(key)?.entity === "face")).toBe(true);
});

test("the same size gives the same scene, and every home has a wall with four windows", () => {
  const records = tiledHome(300, "srv-1");
  expect(tiledHome(300, "srv-1")).toEqual(records);
  const hosts = new Map<string, number>();
  for (const { faceKey } of records.objectPlanar) hosts.set(faceKey, (hosts.get(faceKey) ?? 0) + 1);
  expect([...hosts.values()].filter((count) => count === 4)).toHaveLength(3);
});
