/** One floor on the canvas: its pictures side by side, with what they have in common. Everything outside React. */
import { OrthographicCamera, PerspectiveCamera, type Scene, type WebGLRenderer } from "three";
import { wallDirection } from "@/lib/editor/analysis/plan/wall-direction";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { subscribeUnits } from "@/lib/editor/core/units/chosen-measures";
import type { Toolbox } from "@/lib/editor/tools/toolbox";
import { createEvidencePicture } from "../evidence/evidence-picture";
import { createPhotoFrusta } from "../evidence/photo-frusta";
import { createPhotoStand } from "../evidence/photo-stand";
import { createSharedUniforms } from "../render/shared-uniforms";
import { createCameraRig } from "../view/camera-rig";
import type { CameraShot, EditorView } from "../view/editor-view";
import { homeView } from "../view/home-view";
import { createProjection } from "../view/projection";
import { orbitCommands, planCommands } from "./camera-commands";
import { createFloorPicture } from "./floor-picture";
import { createOrbitPane } from "./orbit-pane";
import type { Pane, PaneElements, PaneKind, PaneShare, PictureNames } from "./pane";
import { createPanePlaces, type Place, renderPanes } from "./pane-places";
import { createPlacingPicture } from "./placing-picture";
import { createPlanPane } from "./plan-pane";
import { createPlanRig } from "./plan-rig";
import { sightOf } from "./sight-of-view";
import { createStackedFloors } from "./stacked-floors";
import { createToolPicture } from "./tool-picture";
import { createWholeViews } from "./whole-views";

const LATER_MS = 300;

/** Returns what ends it. */
function warmWhenSelected(store: EditorStore, tools: Toolbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const warm = (): void => {
    tools.warm();
    // Who names whom is read when it is first asked for, and the first movement asks.
    store.scene.referrersOf("");
  };
  const stop = store.subscribeSelection(() => {
    clearTimeout(timer);
    if (store.getSelection().kinds.size === 0) return;
    // After the picture and the panels have followed the selection; Safari has no idle callback.
    timer = setTimeout(() => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(warm);
      else warm();
    }, LATER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const LENS = { fov: 34, near: 0.05, far: 400 } as const;
const FIRST_SCALE = 0.02;

export type StageSetup = {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  three: Scene;
  names: PictureNames;
  requestFrame: () => void;
};

export type ScanStage = {
  /** From now on these pictures are shown; cameras of others keep their places. */
  show(panes: ReadonlyMap<PaneKind, PaneElements>): void;
  /** Brings everything up to date and draws it. */
  draw(gl: WebGLRenderer, pixelRatio: number): void;
  dispose(): void;
};

export function createScanStage(setup: StageSetup): ScanStage {
  const { store, view, floorNumber, three, names, requestFrame } = setup;
  const uniforms = createSharedUniforms();
  const projection = createProjection();
  const picture = createFloorPicture({ store, view, floorNumber, three, uniforms, projection, onChange: requestFrame });
  const stacked = createStackedFloors({ store, view, floorNumber, three });
  const { tools } = view;
  const toolPicture = createToolPicture(store, tools, requestFrame);
  const placingPicture = createPlacingPicture(store.scene, view.desk, requestFrame);
  const frusta = createPhotoFrusta(three);
  const evidence = createEvidencePicture({ desk: view.evidence, floorNumber, frusta, requestFrame });
  const rules = sightOf(view);
  const share: PaneShare = {
    ...{ store, view, floorNumber, three, uniforms, rules, picture, evidence, names, requestFrame },
    ...{ toolPicture, placingPicture },
  };
  const cameras = {
    orbit: new PerspectiveCamera(LENS.fov, 1, LENS.near, LENS.far),
    plan: new OrthographicCamera(),
  };
  const orbitRig = createCameraRig(cameras.orbit, homeView(store.scene, floorNumber), requestFrame);
  const photoStand = createPhotoStand(view.evidence, orbitRig, requestFrame);
  const firstPlan = { x: 0, z: 0, metresPerPixel: FIRST_SCALE, azimuth: wallDirection(store.scene, floorNumber) };
  const planRig = createPlanRig(cameras.plan, firstPlan, requestFrame);
  const panes = new Map<PaneKind, Pane>();
  const places = createPanePlaces(requestFrame);
  const shown = new Map<PaneKind, PaneElements>();

  const wholeViews = createWholeViews(view, {
    orbit: {
      commands: orbitCommands(share, orbitRig, () => panes.get("orbit")?.surface),
      stand: orbitRig.get,
      open: orbitRig.show,
    },
    plan: { commands: planCommands(share, planRig, () => panes.get("plan")?.surface), stand: planRig.get },
  });
  const leavePhoto = (): void => view.evidence?.set({ standing: null });
  const forAll = (does: CameraShot): void => {
    leavePhoto();
    wholeViews.send([...panes.keys()], does);
    if (panes.has("orbit")) view.onCameraMoved?.();
    tools?.viewChanged();
  };
  view.camera = {
    fit: () => forAll("fit"),
    home: () => forAll("home"),
    frame: () => forAll("frame"),
    stand: orbitRig.get,
    goTo(stand) {
      leavePhoto();
      orbitRig.show(stand);
    },
  };

  const warming = tools && warmWhenSelected(store, tools);
  const letGo = (): boolean => [...panes.values()].map((pane) => pane.letGo()).some(Boolean);
  let { contested, isReviewShown } = view.get();
  const stopWatching = view.subscribe(() => {
    const now = view.get();
    if (now.contested === contested && now.isReviewShown === isReviewShown) return;
    ({ contested, isReviewShown } = now);
    requestFrame();
  });
  const stopMeasuring = subscribeUnits(requestFrame);
  // What a key or an undo has ended, the pointer no longer holds.
  const stopFollowing = tools?.subscribe(() => {
    if (tools.get().running === null) letGo();
  });
  view.cancelDrag = () => {
    const wasHeld = letGo();
    requestFrame();
    return wasHeld;
  };

  function open(kind: PaneKind, elements: PaneElements): Pane {
    if (kind === "plan") return createPlanPane(share, { camera: cameras.plan, rig: planRig }, elements);
    return createOrbitPane(share, { camera: cameras.orbit, rig: orbitRig, projection }, elements);
  }

  function close(kind: PaneKind): void {
    panes.get(kind)?.letGo();
    panes.get(kind)?.dispose();
    panes.delete(kind);
    shown.delete(kind);
  }

  function show(next: ReadonlyMap<PaneKind, PaneElements>): void {
    for (const kind of [...panes.keys()]) if (shown.get(kind) !== next.get(kind)) close(kind);
    for (const [kind, elements] of next) {
      if (panes.has(kind)) continue;
      shown.set(kind, elements);
      panes.set(kind, open(kind, elements));
    }
    places.forget();
    const [first] = panes.values();
    const isKept = [...panes.values()].some(({ sight }) => sight === tools?.sight);
    if (first && !isKept) {
      tools?.lookInto(first.sight, null);
      view.set({ isPlanPointed: first.sight.isFromAbove === true });
    }
    requestFrame();
  }

  function prepare(kind: PaneKind, pane: Pane, { width, height }: Place): void {
    if (kind === "plan") planRig.resize(width, height);
    else orbitRig.resize(width / height);
    wholeViews.sized(kind, `${width} ${height}`);
    if (kind === "orbit") photoStand.settle();
    pane.prepare(width, height);
  }

  return {
    show,
    draw(gl, pixelRatio) {
      picture.refresh();
      uniforms.uPixelRatio.value = pixelRatio;
      stacked.refresh(orbitRig.get().azimuth, pixelRatio);
      const placed = [...panes].map(([kind, pane]) => ({ kind, pane, place: places.of(gl.domElement, pane.surface) }));
      const visible = placed.filter(({ place }) => place.width > 1 && place.height > 1);
      for (const { kind, pane, place } of visible) prepare(kind, pane, place);
      if (visible.length > 0) view.firstShot = null;
      renderPanes(
        gl,
        three,
        places.of(gl.domElement, gl.domElement).height,
        visible.map(({ pane, place }) => ({ camera: pane.camera, place })),
      );
    },
    dispose() {
      stopWatching();
      stopMeasuring();
      stopFollowing?.();
      warming?.();
      tools?.cancel();
      for (const kind of [...panes.keys()]) close(kind);
      places.dispose();
      if (tools) tools.sight = null;
      toolPicture.dispose();
      placingPicture.dispose();
      view.desk?.point(null);
      evidence.dispose();
      photoStand.dispose();
      picture.dispose();
      stacked.dispose();
      view.camera = null;
      view.cancelDrag = null;
    },
  };
}
