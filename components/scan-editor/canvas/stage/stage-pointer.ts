/** Handles pointer gestures in one picture of a floor: hover, select, drag, box, and clicks of the running tool. */

import type { EditorStore } from "@/lib/editor/core/editor-store";
import { isSelected, type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import type { Spot } from "@/lib/editor/tools/placing/placing";
import { selectBox } from "@/lib/editor/tools/select-box";
import type { Pointer, ToolView } from "@/lib/editor/tools/tool-view";
import type { Toolbox } from "@/lib/editor/tools/toolbox";
import type { EvidencePicture } from "../evidence/evidence-picture";
import type { Picker } from "../pick/picker";
import type { VisibilityRules } from "../pick/visibility-rules";
import type { CameraRig } from "../view/camera-rig";
import type { EditorView } from "../view/editor-view";
import type { PixelProjection } from "../view/pixel-projection";
import { type BoxView, elementsInBox, isInBox } from "./box-select";
import type { FloorPicture } from "./floor-picture";
import type { PointerPlace, PointerTarget, PressIntent } from "./pointer-handler";
import { isHiddenOrCut, visibilityOf } from "./view-visibility";

/** At most this many selected openings are tested for a grab by their fill. */
const MAX_GRAB_TESTS = 60;

type Setup = {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  surface: HTMLElement;
  picture: FloorPicture;
  picker: () => Picker;
  rig: Pick<CameraRig, "orbitBy" | "panBy" | "zoomBy">;
  projection: Pick<PixelProjection, "at" | "project">;
  box: BoxView;
  toolView: ToolView;
  /** Returns an element with the elements that are selected together with it. */
  expandItem: (item: SelectionItem) => SelectionItem[];
  evidence?: Pick<EvidencePicture, "at" | "point" | "choose">;
};

const toPointer = ({ x, y, isShift, isAlt }: PointerPlace): Pointer => ({ x, y, isFree: isShift, isUpright: isAlt });

export class StagePointer implements PointerTarget {
  private readonly rules: VisibilityRules;
  private pressed: SelectionItem | null = null;
  private boxStart: PointerPlace | null = null;
  /** Where the pointer rests in this picture; null while it is outside or pressed. */
  private restingAt: PointerPlace | null = null;
  private isHovering = false;
  /** Selection mode, tool and placing at the last update: they decide what a click selects. */
  private clickMode: string;
  private readonly stops: readonly ((() => void) | undefined)[];

  constructor(private readonly setup: Setup) {
    const { store, view } = setup;
    this.rules = visibilityOf(view);
    this.clickMode = this.currentClickMode();
    const update = (): void => this.updateHover();
    this.stops = [store.subscribeSelection(update), view.tools?.subscribe(update), view.placing?.subscribe(update)];
  }

  private get tools(): Toolbox | null {
    return this.setup.view.tools;
  }

  private isRunning(): boolean {
    return (this.tools?.get().running ?? null) !== null;
  }

  /** Whether the next click places an object. */
  private isPlacing(): boolean {
    return (this.setup.view.placing?.get().placing ?? null) !== null;
  }

  private currentClickMode(): string {
    return `${this.setup.store.getSelection().mode} ${this.isRunning()} ${this.isPlacing()}`;
  }

  private pick({ x, y }: PointerPlace, isClick = false): SelectionItem | null {
    const { picture, picker, store } = this.setup;
    picture.refresh();
    const mode = this.isPlacing() ? "face" : store.getSelection().mode;
    return isClick ? picker().clickedAt(mode, x, y) : picker().at(mode, x, y);
  }

  private spotAt({ x, y }: PointerPlace): Spot | null {
    this.setup.picture.refresh();
    return this.setup.picker().spotAt(x, y);
  }

  /**
   * Selected elements can be dragged. With a mouse, corners and edges can too; walls and objects cannot, because a drag
   * on them usually means to turn the view.
   */
  private canGrab(item: SelectionItem, isTouch = false): boolean {
    if (isSelected(this.setup.store.getSelection(), item.key)) return true;
    return !isTouch && (item.kind === "vertex" || item.kind === "edge");
  }

  /** Returns a selected opening under the pointer; its fill can be grabbed even if its wall faces away. */
  private selectedOpeningAt(at: PointerPlace): SelectionItem | null {
    const { store, projection } = this.setup;
    const pixel = selectBox({ x: at.x + 1, y: at.y + 1 }, at);
    const openings = selectedItems(store.getSelection()).filter(
      ({ kind, key }) => kind === "objectPlanar" && !this.rules.isHidden(kind, key),
    );
    return openings.slice(0, MAX_GRAB_TESTS).find((item) => isInBox(store.scene, item, pixel, projection)) ?? null;
  }

  /** Returns the photo whose viewpoint is under the pointer; viewpoints are drawn over everything. */
  private photoAt({ x, y }: PointerPlace): string | null {
    if (this.isRunning() || this.isPlacing()) return null;
    return this.setup.evidence?.at(x, y, this.setup.projection) ?? null;
  }

  /** Makes this picture the one that the tools work in. */
  private enter(at: PointerPlace): void {
    const { toolView, view } = this.setup;
    this.tools?.enterView(toolView, toPointer(at));
    view.set({ isPlanPointed: toolView.isFromAbove === true });
  }

  private setHovered(item: SelectionItem | null): void {
    const { picture, view, surface } = this.setup;
    this.isHovering = item !== null;
    picture.setHovered(item);
    view.set({ hovered: item });
    const pointer = item ? (this.canGrab(item) ? "move" : "pointer") : "";
    surface.style.cursor = this.isRunning() || this.isPlacing() ? "crosshair" : pointer;
  }

  private hoverAt(at: PointerPlace): void {
    const { evidence, picture, surface } = this.setup;
    const photo = this.photoAt(at);
    evidence?.point(photo);
    if (photo) {
      this.setHovered(null);
      surface.style.cursor = "pointer";
    } else if (this.isRunning()) {
      picture.refresh();
      this.setHovered(null);
    } else this.setHovered(this.pick(at));
  }

  /** Updates the hovered element under a resting pointer once a click there would select by another mode. */
  private updateHover(): void {
    const mode = this.currentClickMode();
    if (mode === this.clickMode) return;
    this.clickMode = mode;
    if (this.restingAt) this.hoverAt(this.restingAt);
    else if (this.isHovering) this.setHovered(null);
  }

  press(at: PointerPlace): PressIntent {
    this.enter(at);
    this.restingAt = null;
    const isSelecting = this.tools?.get().base === "select";
    if (at.button !== 0) return isSelecting && at.button === 2 ? "orbit" : "pan";
    if (this.isRunning() || this.isPlacing()) return at.isShift ? "pan" : "orbit";
    const isBox = at.isCommand || isSelecting;
    if (at.isShift && !isBox) return "pan";
    this.pressed = null;
    if (!isBox && this.photoAt(at)) return "orbit";
    const isAdding = isBox && (at.isCommand || at.isShift);
    this.pressed = isAdding ? null : (this.selectedOpeningAt(at) ?? this.pick(at));
    if (this.pressed && this.canGrab(this.pressed, at.isTouch)) return "grab";
    return isBox ? "box" : "orbit";
  }

  startDrag(at: PointerPlace): void {
    const { pressed, tools, setup } = this;
    if (!pressed || !tools) return;
    this.setHovered(null);
    if (!isSelected(setup.store.getSelection(), pressed.key)) setup.store.select(setup.expandItem(pressed));
    tools.grab(pressed, toPointer(at));
  }

  drag(at: PointerPlace): void {
    this.tools?.point(toPointer(at));
  }

  endDrag(): void {
    this.tools?.release();
  }

  cancelDrag(): void {
    if (this.isRunning()) this.tools?.cancel();
  }

  startBox(at: PointerPlace): void {
    this.boxStart = at;
    this.setHovered(null);
    this.tools?.startBox();
  }

  box(at: PointerPlace): void {
    if (this.boxStart) this.setup.box.show(selectBox(this.boxStart, at));
  }

  endBox(at: PointerPlace): void {
    const { store, floorNumber, projection, box, toolView } = this.setup;
    const { rules } = this;
    box.hide();
    this.tools?.release();
    if (!this.boxStart) return;
    const area = selectBox(this.boxStart, at);
    this.boxStart = null;
    const isSeen = (item: SelectionItem): boolean =>
      toolView.isFromAbove ? !rules.isHidden(item.kind, item.key) : !isHiddenOrCut(store.scene, rules, item);
    const items = elementsInBox(store.scene, floorNumber, store.getSelection().mode, area, projection, isSeen);
    if (!at.isShift) store.select(items, true);
    else if (items.length > 0) store.select([...selectedItems(store.getSelection()), ...items]);
  }

  cancelBox(): void {
    this.boxStart = null;
    this.setup.box.hide();
    if (this.isRunning()) this.tools?.cancel();
  }

  private surfaceHeight(): number {
    return Math.max(1, this.setup.surface.clientHeight);
  }

  orbit(dx: number, dy: number): void {
    this.setup.view.placing?.point(null);
    this.setup.rig.orbitBy(dx, dy, this.surfaceHeight());
    this.tools?.viewChanged();
  }

  pan(dx: number, dy: number): void {
    this.setup.view.placing?.point(null);
    this.setup.rig.panBy(dx, dy, this.surfaceHeight());
    this.tools?.viewChanged();
  }

  zoom(factor: number, x: number, y: number): void {
    const toward = this.setup.picker().placeAt(x, y);
    this.setup.rig.zoomBy(factor, toward && [toward.x, toward.y, toward.z]);
    this.tools?.viewChanged();
  }

  hover(at: PointerPlace): void {
    this.enter(at);
    this.restingAt = at;
    this.hoverAt(at);
    this.tools?.point(toPointer(at));
    this.setup.view.placing?.point(this.isRunning() ? null : () => this.spotAt(at));
  }

  leave(): void {
    this.restingAt = null;
    this.setup.evidence?.point(null);
    this.setup.view.placing?.point(null);
    this.setHovered(null);
  }

  click(at: PointerPlace): void {
    const { view, evidence } = this.setup;
    this.restingAt = at.isTouch ? null : at;
    if (this.tools?.click(toPointer(at))) return;
    if (view.placing?.get().placing) {
      view.placing.click(this.spotAt(at));
      return;
    }
    const photo = this.photoAt(at);
    if (photo) evidence?.choose(photo);
    else this.selectAt(at);
  }

  private selectAt(at: PointerPlace): void {
    const { store, view, expandItem } = this.setup;
    const isAdding = at.isShift || at.isCommand;
    const item = this.pick(at, !isAdding);
    view.set({ refusal: null });
    if (item && isAdding) for (const member of expandItem(item)) store.toggleSelected(member);
    else if (item) store.select(expandItem(item));
    else if (!isAdding) store.clearSelection();
  }

  dispose(): void {
    for (const stop of this.stops) stop?.();
  }
}
