import { act, render, screen } from "@testing-library/react";
import { installMaps, type MapsTold } from "@/tests/support/vendors/maps-script";
import { MapView, type MapViewProps } from "./map-view";

const config = { apiKey: "key-1", mapId: "map-1", scriptUrl: "https://maps.test/js" };
const page = window as unknown as { mapsTold: MapsTold; lintelMapsReady: () => void };
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

/** How the service is told to make the map, and to what it is fitted after that. */
async function cameraOf(props: Pick<MapViewProps, "point" | "zoom">) {
  jest.spyOn(console, "info").mockImplementation(() => {});
  page.mapsTold.options.length = 0;
  page.mapsTold.fits.length = 0;
  await act(async () => void render(<MapView config={config} label="Map of it" title="It" {...props} />));
  const [{ center, zoom } = {}] = page.mapsTold.options;
  return { center, zoom, fits: page.mapsTold.fits };
}

test("with a centre and a zoom the camera is there, and fits nothing", async () => {
  expect(await cameraOf({ point: POINT, zoom: 12 })).toEqual({
    center: { lat: 42.38, lng: -71.1 },
    zoom: 12,
    fits: [],
  });
  expect(await cameraOf({ point: POINT })).toEqual({ center: { lat: 42.38, lng: -71.1 }, zoom: 16, fits: [] });
});

test("without a zoom alone it fits the world; what is marked stays marked", async () => {
  expect(await cameraOf({ point: POINT, zoom: null })).toEqual({ center: undefined, zoom: undefined, fits: [WORLD] });
  expect(screen.getByTitle("It")).toBeInTheDocument();
});

test("without a centre alone it fits the world, and nothing is marked", async () => {
  expect(await cameraOf({ point: null, zoom: 12 })).toEqual({ center: undefined, zoom: undefined, fits: [WORLD] });
  expect(screen.queryByTitle("It")).toBeNull();
});

test("without both it fits the world", async () => {
  expect(await cameraOf({ point: null, zoom: null })).toEqual({ center: undefined, zoom: undefined, fits: [WORLD] });
});
