import { act, render, screen } from "@testing-library/react";
import { MapView } from "./map-view";

const config = { apiKey: "key-1", mapId: "map-1", scriptUrl: "https://maps.test/js" };
const point = { latitude: 42.38, longitude: -71.1 };

type Page = Window & { google?: unknown; gm_authFailure?: () => void; lintelMapsReady?: () => void };
const page: Page = window;

const show = () => render(<MapView config={config} point={point} label="77 Marblehead Ln" />);
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>("script[src^='https://maps.test']")];
const made: unknown[] = [];

class MapOfService {
  constructor(_: HTMLElement, { center, mapId }: Record<string, unknown>) {
    made.push({ center, mapId });
  }
}
class MarkerOfService {
  constructor({ position, title }: Record<string, unknown>) {
    made.push({ position, title });
  }
}

test("a script that does not load, one that does, and a key that is then refused", async () => {
  const first = show();
  await act(async () => {
    scripts()[0]?.dispatchEvent(new Event("error"));
  });
  expect(screen.getByText(/maps service’s script could not load/)).toBeInTheDocument();
  expect(scripts()).toEqual([]);
  first.unmount();

  show();
  const second = show();
  expect(scripts()).toHaveLength(1);
  const { src = "", async: isAsync } = scripts()[0] ?? {};
  expect(isAsync).toBe(true);
  expect(Object.fromEntries(new URL(src).searchParams)).toEqual({
    key: "key-1",
    v: "quarterly",
    libraries: "marker",
    language: "en",
    region: "US",
    loading: "async",
    callback: "lintelMapsReady",
    map_ids: "map-1",
  });
  second.unmount();
  page.google = { maps: { Map: MapOfService, Marker: MarkerOfService } };
  await act(async () => page.lintelMapsReady?.());
  expect(made).toEqual([
    { center: { lat: 42.38, lng: -71.1 }, mapId: "map-1" },
    { position: { lat: 42.38, lng: -71.1 }, title: "77 Marblehead Ln" },
  ]);
  expect(screen.getByRole("region", { name: "77 Marblehead Ln" })).toBeInTheDocument();

  await act(async () => page.gm_authFailure?.());
  expect(screen.getByText("Error: AuthFailure")).toBeInTheDocument();
  expect(screen.queryByRole("region")).toBeNull();
});
