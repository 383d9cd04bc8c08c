import { act, render, screen } from "@testing-library/react";
import { installMaps, type MapCalls } from "@/tests/support/vendors/maps-script";
import { MapView, type MapViewProps } from "./map-view";

const config = { apiKey: "key-1", mapId: "map-1", scriptUrl: "https://maps.test/js" };
const page = window as unknown as { mapCalls: MapCalls; lintelMapsReady: () => void };
const POINT = { latitude: 42.38, longitude: -71.1 };
const WORLD = { north: 90, south: -90, east: 180, west: -180, padding: 0 };

beforeAll(async () => {
  jest.spyOn(console, "info").mockImplementation(() => {});
  render(<MapView config={config} point={POINT} label="First" title="" />);
  await act(async () => {
    installMaps(window, false, "");
    page.lintelMapsReady();
  });
});

/** Returns the options that the map was created with, and the bounds that it was fitted to later. */
async function cameraOf(props: Pick<MapViewProps, "point" | "zoom">) {
  jest.spyOn(console, "info").mockImplementation(() => {});
  page.mapCalls.options.length = 0;
  page.mapCalls.fits.length = 0;
  await act(async () => void render(<MapView config={config} label="Map of it" title="It" {...props} />));
  const [{ center, zoom } = {}] = page.mapCalls.options;
  return { center, zoom, fits: page.mapCalls.fits };
}

test("uses the center and zoom without fitting any bounds", async () => {
  expect(await cameraOf({ point: POINT, zoom: 12 })).toEqual({
    center: { lat: 42.38, lng: -71.1 },
    zoom: 12,
    fits: [],
  });
  expect(await cameraOf({ point: POINT })).toEqual({ center: { lat: 42.38, lng: -71.1 }, zoom: 16, fits: [] });
});

test("fits the world without a zoom, and keeps the mark", async () => {
  expect(await cameraOf({ point: POINT, zoom: null })).toEqual({ center: undefined, zoom: undefined, fits: [WORLD] });
  expect(screen.getByTitle("It")).toBeInTheDocument();
});

test("fits the world without a center, and marks nothing", async () => {
  expect(await cameraOf({ point: null, zoom: 12 })).toEqual({ center: undefined, zoom: undefined, fits: [WORLD] });
  expect(screen.queryByTitle("It")).toBeNull();
});

test("fits the world without a center and a zoom", async () => {
  expect(await cameraOf({ point: null, zoom: null })).toEqual({ center: undefined, zoom: undefined, fits: [WORLD] });
});
