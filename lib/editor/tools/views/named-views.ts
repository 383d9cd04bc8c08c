/** Named views of a survey: the camera, and what was shown and how. Immutable. */
import type { Vector3 } from "../../../geometry/vector3";
import { type LayerState, readLayers, writeLayers } from "../layers/layer-state";
import { readSection, type Section } from "./section";

/** In m and radians. */
export type OrbitPose = {
  readonly target: Vector3;
  readonly distance: number;
  readonly azimuth: number;
  readonly elevation: number;
};

export type NamedView = {
  readonly name: string;
  readonly floorNumber: number;
  /** Null without a 3D view. */
  readonly stand: OrbitPose | null;
  readonly isStacked: boolean;
  readonly isXray: boolean;
  readonly isDoubtShown: boolean;
  readonly section: Section | null;
  readonly layers: LayerState;
};

export const MAX_NAME_LENGTH = 60;
/** The oldest view is dropped when another is added. */
export const MAX_VIEWS = 40;

const isSameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase("en-US") === b.trim().toLocaleLowerCase("en-US");

/** Returns a name as it is stored: one line, cut; empty if nothing is left. */
export const tidyName = (typed: string): string => typed.replace(/\s+/g, " ").trim().slice(0, MAX_NAME_LENGTH).trim();

/** Finds a view by name, ignoring case. */
export const findView = (views: readonly NamedView[], name: string): NamedView | null =>
  views.find((view) => isSameName(view.name, name)) ?? null;

/** Adds a view, or replaces the one with its name in place. A view without a name is not added. */
export function withView(views: readonly NamedView[], view: NamedView): readonly NamedView[] {
  const added = { ...view, name: tidyName(view.name) };
  if (added.name === "") return views;
  const existing = findView(views, added.name);
  if (existing) return views.map((each) => (each === existing ? added : each));
  return [...views, added].slice(-MAX_VIEWS);
}

export const withoutView = (views: readonly NamedView[], name: string): readonly NamedView[] =>
  views.filter((view) => !isSameName(view.name, name));

/** Returns the views with one renamed, or why the name is refused. */
export function renameView(
  views: readonly NamedView[],
  from: string,
  typed: string,
): { ok: true; views: readonly NamedView[] } | { ok: false; why: "empty" | "taken" } {
  const name = tidyName(typed);
  const renamed = findView(views, from);
  if (name === "") return { ok: false, why: "empty" };
  const namesake = findView(views, name);
  if (namesake && namesake !== renamed) return { ok: false, why: "taken" };
  return { ok: true, views: views.map((view) => (view === renamed ? { ...view, name } : view)) };
}

/** Returns the first unused name, such as "View 3". */
export function freeName(views: readonly NamedView[], nameOf: (number: number) => string): string {
  let number = views.length + 1;
  while (findView(views, nameOf(number))) number += 1;
  return nameOf(number);
}

export const writeViews = (views: readonly NamedView[]): unknown =>
  views.map((view) => ({ ...view, layers: writeLayers(view.layers) }));

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function readPose(stored: unknown): OrbitPose | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { target, distance, azimuth, elevation } = stored as Record<string, unknown>;
  const isPosition = Array.isArray(target) && target.length === 3 && target.every(isNumber);
  if (!isPosition || !isNumber(distance) || distance <= 0 || !isNumber(azimuth) || !isNumber(elevation)) return null;
  return { target: target as unknown as Vector3, distance, azimuth, elevation };
}

/** Reads stored views; invalid ones are left out. */
export function readViews(stored: unknown): readonly NamedView[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(-MAX_VIEWS).flatMap((entry: unknown): NamedView[] => {
    if (typeof entry !== "object" || entry === null) return [];
    const { name, floorNumber, stand, isStacked, isXray, isDoubtShown, section, layers } = entry as Record<
      string,
      unknown
    >;
    if (typeof name !== "string" || tidyName(name) === "" || !Number.isInteger(floorNumber)) return [];
    return [
      {
        name: tidyName(name),
        floorNumber: floorNumber as number,
        stand: readPose(stand),
        isStacked: isStacked === true,
        isXray: isXray === true,
        isDoubtShown: isDoubtShown === true,
        section: readSection(section),
        layers: readLayers(layers),
      },
    ];
  });
}
