/** Views of a survey under a name: where the camera stood, and what was shown and how. Plain values; nothing changes them. */
import type { Vector3 } from "../../../geometry/vector3";
import { type LayerState, readLayers, writeLayers } from "../layers/layer-state";
import { readSection, type Section } from "./section";

/** Metres and radians. */
export type Stand = {
  readonly target: Vector3;
  readonly distance: number;
  readonly azimuth: number;
  readonly elevation: number;
};

export type NamedView = {
  readonly name: string;
  readonly floorNumber: number;
  /** Null where there was no picture. */
  readonly stand: Stand | null;
  readonly isStacked: boolean;
  readonly isXray: boolean;
  readonly isDoubtShown: boolean;
  readonly section: Section | null;
  readonly layers: LayerState;
};

export const LONGEST_NAME = 60;
/** The oldest goes when there would be more. */
export const MOST_VIEWS = 40;

const same = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase("en-US") === b.trim().toLocaleLowerCase("en-US");

/** A name as it is kept: one line, cut; empty where nothing is left of it. */
export const tidyName = (typed: string): string => typed.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME).trim();

/** By its name; upper and lower case are one. */
export const findView = (views: readonly NamedView[], name: string): NamedView | null =>
  views.find((view) => same(view.name, name)) ?? null;

/** One of the same name gives way and keeps its place; a view without a name is none. */
export function withView(views: readonly NamedView[], view: NamedView): readonly NamedView[] {
  const added = { ...view, name: tidyName(view.name) };
  if (added.name === "") return views;
  const known = findView(views, added.name);
  if (known) return views.map((one) => (one === known ? added : one));
  return [...views, added].slice(-MOST_VIEWS);
}

export const withoutView = (views: readonly NamedView[], name: string): readonly NamedView[] =>
  views.filter((view) => !same(view.name, name));

/** The views with one renamed, or why it cannot be. */
export function renameView(
  views: readonly NamedView[],
  from: string,
  typed: string,
): { ok: true; views: readonly NamedView[] } | { ok: false; why: "empty" | "taken" } {
  const name = tidyName(typed);
  const renamed = findView(views, from);
  if (name === "") return { ok: false, why: "empty" };
  const holder = findView(views, name);
  if (holder && holder !== renamed) return { ok: false, why: "taken" };
  return { ok: true, views: views.map((view) => (view === renamed ? { ...view, name } : view)) };
}

/** "View 3": the first such name that none has. */
export function freeName(views: readonly NamedView[], of: (number: number) => string): string {
  let number = views.length + 1;
  while (findView(views, of(number))) number += 1;
  return of(number);
}

export const writeViews = (views: readonly NamedView[]): unknown =>
  views.map((view) => ({ ...view, layers: writeLayers(view.layers) }));

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function readStand(kept: unknown): Stand | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { target, distance, azimuth, elevation } = kept as Record<string, unknown>;
  const isPlace = Array.isArray(target) && target.length === 3 && target.every(isNumber);
  if (!isPlace || !isNumber(distance) || distance <= 0 || !isNumber(azimuth) || !isNumber(elevation)) return null;
  return { target: target as unknown as Vector3, distance, azimuth, elevation };
}

/** What was kept; whatever is no view is left out. */
export function readViews(kept: unknown): readonly NamedView[] {
  if (!Array.isArray(kept)) return [];
  return kept.slice(-MOST_VIEWS).flatMap((one: unknown): NamedView[] => {
    if (typeof one !== "object" || one === null) return [];
    const { name, floorNumber, stand, isStacked, isXray, isDoubtShown, section, layers } = one as Record<
      string,
      unknown
    >;
    if (typeof name !== "string" || tidyName(name) === "" || !Number.isInteger(floorNumber)) return [];
    return [
      {
        name: tidyName(name),
        floorNumber: floorNumber as number,
        stand: readStand(stand),
        isStacked: isStacked === true,
        isXray: isXray === true,
        isDoubtShown: isDoubtShown === true,
        section: readSection(section),
        layers: readLayers(layers),
      },
    ];
  });
}
