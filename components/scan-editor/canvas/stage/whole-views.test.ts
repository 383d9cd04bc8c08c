import type { CameraShot } from "../view/editor-view";
import type { OrbitView } from "../view/orbit-view";
import { createWholeViews } from "./whole-views";

const STAND: OrbitView = { target: [1, 0, 2], azimuth: 0.5, elevation: 1, distance: 7 };

function open(asked: { firstShot: CameraShot | null; opening: OrbitView | null }) {
  const done: string[] = [];
  let stand = {};
  const go = (what: string) => () => {
    done.push(what);
    stand = {};
  };
  const camera = {
    commands: { fit: go("fit"), home: go("home"), frame: go("frame") },
    stand: () => stand,
    open: () => go("open")(),
  };
  const plan = { commands: camera.commands, stand: () => stand };
  const views = createWholeViews(asked, { orbit: camera, plan });
  const taken = () => done.splice(0);
  return { asked, views, taken, moveAway: go("moved") };
}

test("a picture opens where it was asked to, once, and stands there when it gets another size", () => {
  const { asked, views, taken, moveAway } = open({ firstShot: null, opening: STAND });
  views.sized("orbit", "800 600");
  expect([taken(), asked.opening]).toEqual([["home", "open"], null]);
  views.sized("orbit", "800 600");
  expect(taken()).toEqual([]);
  moveAway();
  views.sized("orbit", "900 600");
  expect(taken()).toEqual(["moved"]);
});

test.each(["home", "fit"] as const)(
  "%s before the first picture is done with it, and nothing of where it was to open is left for another floor",
  (shot) => {
    const { asked, views, taken } = open({ firstShot: null, opening: STAND });
    views.send(["orbit"], shot);
    expect([taken(), asked.firstShot]).toEqual([[], shot]);
    views.sized("orbit", "800 600");
    expect([taken(), asked.opening]).toEqual([["home", "open", shot], null]);
    asked.firstShot = null;
    views.sized("orbit", "900 600");
    expect(taken()).toEqual(["fit"]);
  },
);

test("of two pictures the one that stands goes at once, and the other with its first size", () => {
  const { asked, views, taken } = open({ firstShot: null, opening: null });
  views.sized("orbit", "400 600");
  taken();
  views.send(["plan", "orbit"], "home");
  expect([taken(), asked.firstShot]).toEqual([["home"], "home"]);
  views.sized("plan", "400 600");
  expect(taken()).toEqual(["home", "home"]);
});

test("what is framed does not become the whole floor when the picture gets another size", () => {
  const { asked, views, taken } = open({ firstShot: "frame", opening: null });
  views.sized("orbit", "800 600");
  expect(taken()).toEqual(["home", "frame"]);
  asked.firstShot = null;
  views.sized("orbit", "900 600");
  expect(taken()).toEqual([]);
});
