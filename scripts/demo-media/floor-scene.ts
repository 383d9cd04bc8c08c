/** One storey of the home, ready for rays: its surfaces, what each shows, the sun and where daylight comes in. */
import { add, scale, type Vector3 } from "../../lib/geometry/vector3";
import { buildRoom, type RoomSurfaces } from "./build-room";
import { damageOverlay } from "./damage";
import { damageOfRoom } from "./damage-places";
import type { Home } from "./home-rooms";
import type { Portal } from "./openings";
import { RayTree } from "./ray-tree";
import { sunDirection } from "./sky";
import { SceneBuilder, type Surface } from "./surfaces";

/** What a picture may show: `key` names the record, or the damage, that it stands for. */
export type Subject = {
  kind: "shell" | "opening" | "object" | "damage";
  label: string;
  room: string;
  key: string;
  corners: Vector3[];
};

export type FloorScene = {
  tree: RayTree;
  surfaces: Surface[];
  surfaceOf: Int32Array;
  subjects: Subject[];
  rooms: RoomSurfaces[];
  portals: Portal[];
  sun: Vector3;
};

/** Where the sun stands: it looks in at the living room's window and at the door beside it. */
function sunOf({ rooms }: Home): Vector3 {
  const living = rooms.find(({ name }) => name === "Living room");
  const outward = (living?.walls ?? [])
    .filter(({ holes }) => holes.some(({ isExterior }) => isExterior))
    .map(({ frame }) => scale(frame.normal, -1));
  const [first, second] = outward;
  if (!first || !second) throw new Error("The living room has no two walls to the outside");
  return sunDirection(first, second);
}

export function buildFloor(home: Home, floorNumber: number): FloorScene {
  const subjects: Subject[] = [{ kind: "shell", label: "", room: "", key: "", corners: [] }];
  const scene = new SceneBuilder();
  const rooms = home.rooms
    .filter((room) => room.floorNumber === floorNumber)
    .map((room) => {
      const numbers = new Map<string, number>();
      const subject = (made: Subject): void => {
        numbers.set(made.key, subjects.push(made) - 1);
      };
      for (const { record, frame, size } of room.objects) {
        const corners = [-1, 1].flatMap((x) =>
          [-1, 1].flatMap((y) =>
            [-1, 1].map((z) =>
              add(
                frame.origin,
                add(
                  scale(frame.x, (x * size[0]) / 2),
                  add(scale(frame.y, (y * size[1]) / 2), scale(frame.z, (z * size[2]) / 2)),
                ),
              ),
            ),
          ),
        );
        subject({ kind: "object", label: record.label, room: room.name, key: record.key, corners });
      }
      for (const { frame, holes } of room.walls) {
        for (const { record, low, high } of holes) {
          const corner = (s: number, t: number) => add(frame.origin, add(scale(frame.u, s), scale(frame.v, t)));
          const corners = [
            corner(low[0], low[1]),
            corner(high[0], low[1]),
            corner(high[0], high[1]),
            corner(low[0], high[1]),
          ];
          subject({ kind: "opening", label: record.label, room: room.name, key: record.key, corners });
        }
      }
      const built = buildRoom(scene, room, (key) => numbers.get(key) ?? 0);
      for (const { surface, damage, key } of damageOfRoom(built)) {
        const corner = (s: number, t: number) => add(surface.origin, add(scale(surface.u, s), scale(surface.v, t)));
        const [s0, s1] = [damage.s - damage.halfWidth, damage.s + damage.halfWidth];
        const [t0, t1] = [damage.t - damage.halfHeight, damage.t + damage.halfHeight];
        const corners = [corner(s0, t0), corner(s1, t0), corner(s1, t1), corner(s0, t1)];
        subjects.push({ kind: "damage", label: damage.kind, room: room.name, key, corners });
        surface.overlays.push(damageOverlay(damage, subjects.length - 1));
      }
      return built;
    });
  return {
    tree: new RayTree(scene.corners),
    surfaces: scene.surfaces,
    surfaceOf: Int32Array.from(scene.surfaceOf),
    subjects,
    rooms,
    portals: rooms.flatMap(({ portals }) => portals),
    sun: sunOf(home),
  };
}
