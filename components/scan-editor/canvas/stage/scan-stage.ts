/** Draws one floor on the canvas: its 3D picture, its plan, and the parts that both share. Works outside React. */
import { OrthographicCamera, PerspectiveCamera, type Scene, type WebGLRenderer } from "three";
import { wallDirection } from "@/lib/editor/analysis/plan/wall-direction";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { subscribeUnits } from "@/lib/editor/core/units/chosen-measures";
import type { Toolbox } from "@/lib/editor/tools/toolbox";
import { createEvidencePicture } from "../evidence/evidence-picture";
import { createPhotoFrusta } from "../evidence/photo-frusta";
import { createPhotoViewpoint } from "../evidence/photo-viewpoint";
import { createSharedUniforms } from "../render/shared-uniforms";
import { type CameraRig, createCameraRig } from "../view/camera-rig";
import type { CameraShot, EditorView } from "../view/editor-view";
import { homeView } from "../view/home-view";
import { createProjection } from "../view/projection";
import { orbitCommands, planCommands } from "./camera-commands";
import { FloorPicture } from "./floor-picture";
import { createOrbitPane } from "./orbit-pane";
import type { Pane, PaneElements, PaneKind, PaneShare, PictureNames } from "./pane";
import { createPanePlaces, type PanePlaces, type Place, renderPanes } from "./pane-places";
import { createPlacingPicture } from "./placing-picture";
import { createPlanPane } from "./plan-pane";
import { createPlanRig, type PlanRig } from "./plan-rig";
import { createRefitOnResize } from "./refit-on-resize";
import { createStackedFloors, type StackedFloors } from "./stacked-floors";
import { createToolPicture } from "./tool-picture";
import { visibilityOf } from "./view-visibility";

/** Delay after a selection in milliseconds, so that the picture and the panels are updated first. */
const WARM_DELAY_MS = 300;

/** After a selection, builds the indexes that the first drag needs while the page is idle. Returns a stop function. */
function warmWhenSelected(store: EditorStore, tools: Toolbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const warm = (): void => {
    tools.warm();
    // The first call builds the index of references.
    store.scene.referrersOf("");
  };
  const stop = store.subscribeSelection(() => {
    clearTimeout(timer);
    if (store.getSelection().kinds.size === 0) return;
    timer = setTimeout(() => {
      // Safari has no idle callback.
      if (typeof requestIdleCallback === "function") requestIdleCallback(warm);
      else warm();
    }, WARM_DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const LENS = { fov: 34, near: 0.05, far: 400 } as const;
/** Meters per pixel of a plan until it is fitted. */
const INITIAL_SCALE = 0.02;

export type StageSetup = {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  three: Scene;
  names: PictureNames;
  requestFrame: () => void;
};

export class ScanStage {
  private readonly cameras = {
    orbit: new PerspectiveCamera(LENS.fov, 1, LENS.near, LENS.far),
    plan: new OrthographicCamera(),
  };
  private readonly projection = createProjection();
  private readonly panes = new Map<PaneKind, Pane>();
  /** The elements of each open pane. */
  private readonly shown = new Map<PaneKind, PaneElements>();
  private readonly tools: Toolbox | null;
  private readonly share: PaneShare;
  private readonly stacked: StackedFloors;
  private readonly orbitRig: CameraRig;
  private readonly planRig: PlanRig;
  private readonly photoViewpoint: ReturnType<typeof createPhotoViewpoint>;
  private readonly places: PanePlaces;
  private readonly refit: ReturnType<typeof createRefitOnResize>;
  private readonly stops: readonly (() => void)[];

  constructor(setup: StageSetup) {
    const { store, view, floorNumber, three, requestFrame } = setup;
    this.tools = view.tools;
    this.share = this.createShare(setup);
    this.stacked = createStackedFloors({ store, view, floorNumber, three });
    this.orbitRig = createCameraRig(this.cameras.orbit, homeView(store.scene, floorNumber), requestFrame);
    this.photoViewpoint = createPhotoViewpoint(view.evidence, this.orbitRig, requestFrame);
    const azimuth = wallDirection(store.scene, floorNumber);
    const plan = { x: 0, z: 0, metersPerPixel: INITIAL_SCALE, azimuth };
    this.planRig = createPlanRig(this.cameras.plan, plan, requestFrame);
    this.places = createPanePlaces(requestFrame);
    this.refit = this.createRefit();
    this.setCameraCommands();
    this.stops = this.subscribe();
  }

  private createShare({ store, view, floorNumber, three, names, requestFrame }: StageSetup): PaneShare {
    const uniforms = createSharedUniforms();
    const { projection } = this;
    const frusta = createPhotoFrusta(three);
    return {
      store,
      view,
      floorNumber,
      three,
      names,
      requestFrame,
      uniforms,
      rules: visibilityOf(view),
      picture: new FloorPicture({ store, view, floorNumber, three, uniforms, projection, onChange: requestFrame }),
      toolPicture: createToolPicture(store, view.tools, requestFrame),
      placingPicture: createPlacingPicture(store.scene, view.placing, requestFrame),
      evidence: createEvidencePicture({ controller: view.evidence, floorNumber, frusta, requestFrame }),
    };
  }

  private createRefit() {
    const { orbitRig, planRig, panes, share } = this;
    return createRefitOnResize(share.view, {
      orbit: {
        commands: orbitCommands(share, orbitRig, () => panes.get("orbit")?.surface),
        current: orbitRig.get,
        open: orbitRig.show,
      },
      plan: { commands: planCommands(share, planRig, () => panes.get("plan")?.surface), current: planRig.get },
    });
  }

  private leavePhoto(): void {
    this.share.view.evidence?.set({ returnView: null });
  }

  private runShot(shot: CameraShot): void {
    this.leavePhoto();
    this.refit.run([...this.panes.keys()], shot);
    if (this.panes.has("orbit")) this.share.view.onCameraMoved?.();
    this.tools?.viewChanged();
  }

  private setCameraCommands(): void {
    this.share.view.camera = {
      fit: () => this.runShot("fit"),
      home: () => this.runShot("home"),
      frame: () => this.runShot("frame"),
      current: this.orbitRig.get,
      goTo: (next) => {
        this.leavePhoto();
        this.orbitRig.show(next);
      },
    };
    this.share.view.cancelDrag = () => {
      const wasPressed = this.cancelPress();
      this.share.requestFrame();
      return wasPressed;
    };
  }

  private subscribe(): (() => void)[] {
    const { store, view, requestFrame } = this.share;
    const { tools } = this;
    let { contested, isReviewShown } = view.get();
    const stops = [
      view.subscribe(() => {
        const next = view.get();
        if (next.contested === contested && next.isReviewShown === isReviewShown) return;
        ({ contested, isReviewShown } = next);
        requestFrame();
      }),
      subscribeUnits(requestFrame),
    ];
    if (!tools) return stops;
    // A key or an undo may end the tool while the pointer is still down.
    const stopFollowing = tools.subscribe(() => {
      if (tools.get().running === null) this.cancelPress();
    });
    return [...stops, stopFollowing, warmWhenSelected(store, tools)];
  }

  private cancelPress(): boolean {
    return [...this.panes.values()].map((pane) => pane.cancelPress()).some(Boolean);
  }

  private open(kind: PaneKind, elements: PaneElements): Pane {
    const { share, cameras, projection } = this;
    if (kind === "plan") return createPlanPane(share, { camera: cameras.plan, rig: this.planRig }, elements);
    return createOrbitPane(share, { camera: cameras.orbit, rig: this.orbitRig, projection }, elements);
  }

  private close(kind: PaneKind): void {
    this.panes.get(kind)?.cancelPress();
    this.panes.get(kind)?.dispose();
    this.panes.delete(kind);
    this.shown.delete(kind);
  }

  /** Shows these panes only; the cameras of closed panes keep their views. */
  show(next: ReadonlyMap<PaneKind, PaneElements>): void {
    const { panes, shown, tools } = this;
    for (const kind of [...panes.keys()]) if (shown.get(kind) !== next.get(kind)) this.close(kind);
    for (const [kind, elements] of next) {
      if (panes.has(kind)) continue;
      shown.set(kind, elements);
      panes.set(kind, this.open(kind, elements));
    }
    this.places.forget();
    const [first] = panes.values();
    const isToolViewShown = [...panes.values()].some(({ toolView }) => toolView === tools?.view);
    if (first && !isToolViewShown) {
      tools?.enterView(first.toolView, null);
      this.share.view.set({ isPlanPointed: first.toolView.isFromAbove === true });
    }
    this.share.requestFrame();
  }

  private prepare(kind: PaneKind, pane: Pane, { width, height }: Place): void {
    if (kind === "plan") this.planRig.resize(width, height);
    else this.orbitRig.resize(width / height);
    this.refit.resize(kind, `${width} ${height}`);
    if (kind === "orbit") this.photoViewpoint.update();
    pane.prepare(width, height);
  }

  /** Updates all parts and draws a frame. */
  draw(gl: WebGLRenderer, pixelRatio: number): void {
    const { share, places } = this;
    share.picture.refresh();
    share.uniforms.uPixelRatio.value = pixelRatio;
    this.stacked.refresh(this.orbitRig.get().azimuth, pixelRatio);
    const placed = [...this.panes].map(([kind, pane]) => ({
      kind,
      pane,
      place: places.of(gl.domElement, pane.surface),
    }));
    const visible = placed.filter(({ place }) => place.width > 1 && place.height > 1);
    for (const { kind, pane, place } of visible) this.prepare(kind, pane, place);
    if (visible.length > 0) share.view.pendingShot = null;
    const parts = visible.map(({ pane, place }) => ({ camera: pane.camera, place }));
    renderPanes(gl, share.three, places.of(gl.domElement, gl.domElement).height, parts);
  }

  dispose(): void {
    const { view, toolPicture, placingPicture, evidence, picture } = this.share;
    for (const stop of this.stops) stop();
    this.tools?.cancel();
    for (const kind of [...this.panes.keys()]) this.close(kind);
    this.places.dispose();
    if (this.tools) this.tools.view = null;
    toolPicture.dispose();
    placingPicture.dispose();
    view.placing?.point(null);
    evidence.dispose();
    this.photoViewpoint.dispose();
    picture.dispose();
    this.stacked.dispose();
    view.camera = null;
    view.cancelDrag = null;
  }
}
