/** What the pointer means on one floor's picture: hovering, selecting, taking along, boxes, and the running tool's own clicks. */

import type { EditorStore } from "@/lib/editor/core/editor-store";
import { isSelected, type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import type { Spot } from "@/lib/editor/tools/placing/placing";
import { selectBox } from "@/lib/editor/tools/select-box";
import type { Pointer, Sight } from "@/lib/editor/tools/sight";
import type { EvidencePicture } from "../evidence/evidence-picture";
import type { Picker } from "../pick/picker";
import type { CameraRig } from "../view/camera-rig";
import type { EditorView } from "../view/editor-view";
import type { PixelPlaces } from "../view/pixel-places";
import { type BoxView, elementsInBox, isInBox } from "./box-select";
import type { FloorPicture } from "./floor-picture";
import type { PointerPlace, PointerTarget } from "./pointer-handler";
import { isUnseen, sightOf } from "./sight-of-view";

/** Of so many selected openings each can be taken by its fill. */
const MOST_TAKEN = 60;

/** `stop`: it follows no longer what is in force. */
export type StagePointer = PointerTarget & { stop(): void };

export function createStagePointer(setup: {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  surface: HTMLElement;
  picture: FloorPicture;
  picker: () => Picker;
  rig: Pick<CameraRig, "orbitBy" | "panBy" | "zoomBy">;
  projection: Pick<PixelPlaces, "at" | "project">;
  box: BoxView;
  /** What the tools see of the picture that the pointer is in. */
  sight: Sight;
  /** An element with what is taken together with it. */
  together: (item: SelectionItem) => SelectionItem[];
  evidence?: Pick<EvidencePicture, "at" | "point" | "choose">;
}): StagePointer {
  const { store, view, floorNumber, surface, picture, picker, rig, projection, box, sight, together, evidence } = setup;
  const { tools } = view;
  const rules = sightOf(view);
  const isSeen = (item: SelectionItem): boolean =>
    sight.isFromAbove ? !rules.isHidden(item.kind, item.key) : !isUnseen(store.scene, rules, item);
  let pressed: SelectionItem | null = null;
  let corner: PointerPlace | null = null;
  /** Where the pointer rests in this picture; null while it is elsewhere or pressed. */
  let rests: PointerPlace | null = null;
  let isLit = false;

  const height = (): number => Math.max(1, surface.clientHeight);
  const toPointer = ({ x, y, isShift, isAlt }: PointerPlace): Pointer => ({ x, y, isFree: isShift, isUpright: isAlt });
  const pick = ({ x, y }: PointerPlace, isClick = false): SelectionItem | null => {
    picture.refresh();
    const mode = isPlacing() ? "face" : store.getSelection().mode;
    return isClick ? picker().clickedAt(mode, x, y) : picker().at(mode, x, y);
  };
  function spotAt({ x, y }: PointerPlace): Spot | null {
    picture.refresh();
    return picker().spotAt(x, y);
  }
  /** Corners and edges are small; walls and things would be moved by who only wants to turn the view, unless they are selected; so would all be by a finger. */
  const mayGrab = (item: SelectionItem, isTouch = false): boolean =>
    isSelected(store.getSelection(), item.key) || (!isTouch && (item.kind === "vertex" || item.kind === "edge"));
  /** A selected opening is filled in the picture also where its wall looks away: there it can be taken too. */
  function selectedOpeningAt(at: PointerPlace): SelectionItem | null {
    const here = selectBox({ x: at.x + 1, y: at.y + 1 }, at);
    const openings = selectedItems(store.getSelection()).filter(
      ({ kind, key }) => kind === "objectPlanar" && !rules.isHidden(kind, key),
    );
    return openings.slice(0, MOST_TAKEN).find((item) => isInBox(store.scene, item, here, projection)) ?? null;
  }
  /** The next click puts something on a surface. */
  const isPlacing = (): boolean => (view.desk?.get().placing ?? null) !== null;
  const isRunning = (): boolean => (tools?.get().running ?? null) !== null;
  /** A photo's place is drawn over all else: it is meant before what it stands over, while no tool takes the click. */
  const photoAt = ({ x, y }: PointerPlace): string | null =>
    isRunning() || isPlacing() ? null : (evidence?.at(x, y, projection) ?? null);

  /** Of several pictures it is this one that the pointer is in. */
  function enter(at: PointerPlace): void {
    tools?.lookInto(sight, toPointer(at));
    view.set({ isPlanPointed: sight.isFromAbove === true });
  }

  function setHovered(item: SelectionItem | null): void {
    isLit = item !== null;
    picture.setHovered(item);
    view.set({ hovered: item });
    surface.style.cursor = isRunning() || isPlacing() ? "crosshair" : item ? (mayGrab(item) ? "move" : "pointer") : "";
  }

  function ask(at: PointerPlace): void {
    const photo = photoAt(at);
    evidence?.point(photo);
    if (photo) {
      setHovered(null);
      surface.style.cursor = "pointer";
    } else if (isRunning()) {
      picture.refresh();
      setHovered(null);
    } else setHovered(pick(at));
  }

  /** What a click means where the pointer rests may have changed under it, as when Escape ends the placing. */
  const inForce = (): string => `${store.getSelection().mode} ${isRunning()} ${isPlacing()}`;
  let was = inForce();
  function followRules(): void {
    const now = inForce();
    if (now === was) return;
    was = now;
    if (rests) ask(rests);
    else if (isLit) setHovered(null);
  }
  const stops = [
    store.subscribeSelection(followRules),
    tools?.subscribe(followRules),
    view.desk?.subscribe(followRules),
  ];

  return {
    press(at) {
      enter(at);
      rests = null;
      const isSelecting = tools?.get().base === "select";
      if (at.button !== 0) return isSelecting && at.button === 2 ? "orbit" : "pan";
      if (isRunning() || isPlacing()) return at.isShift ? "pan" : "orbit";
      const isBox = at.isCommand || isSelecting;
      if (at.isShift && !isBox) return "pan";
      pressed = null;
      if (!isBox && photoAt(at)) return "orbit";
      pressed = isBox && (at.isCommand || at.isShift) ? null : (selectedOpeningAt(at) ?? pick(at));
      if (pressed && mayGrab(pressed, at.isTouch)) return "grab";
      return isBox ? "box" : "orbit";
    },
    startDrag(at) {
      if (!pressed || !tools) return;
      setHovered(null);
      if (!isSelected(store.getSelection(), pressed.key)) store.select(together(pressed));
      tools.grab(pressed, toPointer(at));
    },
    drag: (at) => tools?.point(toPointer(at)),
    endDrag: () => tools?.release(),
    cancelDrag: () => {
      if (isRunning()) tools?.cancel();
    },
    startBox(at) {
      corner = at;
      setHovered(null);
      tools?.startBox();
    },
    box(at) {
      if (corner) box.show(selectBox(corner, at));
    },
    endBox(at) {
      box.hide();
      tools?.release();
      if (!corner) return;
      const items = elementsInBox(
        store.scene,
        floorNumber,
        store.getSelection().mode,
        selectBox(corner, at),
        projection,
        isSeen,
      );
      corner = null;
      if (!at.isShift) store.select(items, true);
      else if (items.length > 0) store.select([...selectedItems(store.getSelection()), ...items]);
    },
    cancelBox() {
      corner = null;
      box.hide();
      if (isRunning()) tools?.cancel();
    },
    orbit(dx, dy) {
      view.desk?.point(null);
      rig.orbitBy(dx, dy, height());
      tools?.viewChanged();
    },
    pan(dx, dy) {
      view.desk?.point(null);
      rig.panBy(dx, dy, height());
      tools?.viewChanged();
    },
    zoom(factor, x, y) {
      const toward = picker().placeAt(x, y);
      rig.zoomBy(factor, toward && [toward.x, toward.y, toward.z]);
      tools?.viewChanged();
    },
    hover(at) {
      enter(at);
      rests = at;
      ask(at);
      tools?.point(toPointer(at));
      view.desk?.point(isRunning() ? null : () => spotAt(at));
    },
    leave() {
      rests = null;
      evidence?.point(null);
      view.desk?.point(null);
      setHovered(null);
    },
    click(at) {
      rests = at.isTouch ? null : at;
      if (tools?.click(toPointer(at))) return;
      if (view.desk?.get().placing) {
        view.desk.click(spotAt(at));
        return;
      }
      const photo = photoAt(at);
      if (photo) {
        evidence?.choose(photo);
        return;
      }
      const isAdding = at.isShift || at.isCommand;
      const item = pick(at, !isAdding);
      view.set({ refusal: null });
      if (item && isAdding) for (const one of together(item)) store.toggleSelected(one);
      else if (item) store.select(together(item));
      else if (!isAdding) store.clearSelection();
    },
    stop() {
      for (const stop of stops) stop?.();
    },
  };
}
