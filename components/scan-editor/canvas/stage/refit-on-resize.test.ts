import type { CameraShot } from "../view/editor-view";
import type { OrbitView } from "../view/orbit-view";
import { createRefitOnResize } from "./refit-on-resize";

const OPENING: OrbitView = { target: [1, 0, 2], azimuth: 0.5, elevation: 1, distance: 7 };

function setUp(requests: { pendingShot: CameraShot | null; opening: OrbitView | null }) {
  const calls: string[] = [];
  let view = {};
  const move = (name: string) => () => {
    calls.push(name);
    view = {};
  };
  const camera = {
    commands: { fit: move("fit"), home: move("home"), frame: move("frame") },
    current: () => view,
    open: () => move("open")(),
  };
  const plan = { commands: camera.commands, current: () => view };
  const cameras = createRefitOnResize(requests, { orbit: camera, plan });
  const takeCalls = () => calls.splice(0);
  return { requests, cameras, takeCalls, moveAway: move("moved") };
}

test("opens in the requested view once, and keeps a moved camera when the picture is resized", () => {
  const { requests, cameras, takeCalls, moveAway } = setUp({ pendingShot: null, opening: OPENING });
  cameras.resize("orbit", "800 600");
  expect([takeCalls(), requests.opening]).toEqual([["home", "open"], null]);
  cameras.resize("orbit", "800 600");
  expect(takeCalls()).toEqual([]);
  moveAway();
  cameras.resize("orbit", "900 600");
  expect(takeCalls()).toEqual(["moved"]);
});

test.each(["home", "fit"] as const)(
  "runs %s after the requested view when the pane gets its first size, and clears that view",
  (shot) => {
    const { requests, cameras, takeCalls } = setUp({ pendingShot: null, opening: OPENING });
    cameras.run(["orbit"], shot);
    expect([takeCalls(), requests.pendingShot]).toEqual([[], shot]);
    cameras.resize("orbit", "800 600");
    expect([takeCalls(), requests.opening]).toEqual([["home", "open", shot], null]);
    requests.pendingShot = null;
    cameras.resize("orbit", "900 600");
    expect(takeCalls()).toEqual(["fit"]);
  },
);

test("runs a command at once in a pane that has a size, and in the other pane with its first size", () => {
  const { requests, cameras, takeCalls } = setUp({ pendingShot: null, opening: null });
  cameras.resize("orbit", "400 600");
  takeCalls();
  cameras.run(["plan", "orbit"], "home");
  expect([takeCalls(), requests.pendingShot]).toEqual([["home"], "home"]);
  cameras.resize("plan", "400 600");
  expect(takeCalls()).toEqual(["home", "home"]);
});

test("does not fit the whole floor on a resize after the selection was framed", () => {
  const { requests, cameras, takeCalls } = setUp({ pendingShot: "frame", opening: null });
  cameras.resize("orbit", "800 600");
  expect(takeCalls()).toEqual(["home", "frame"]);
  requests.pendingShot = null;
  cameras.resize("orbit", "900 600");
  expect(takeCalls()).toEqual([]);
});
