import { act, render, screen } from "@testing-library/react";
import type { MapMark } from "./cluster-points";
import type { MapBounds } from "./load-maps";
import { PointsMap } from "./points-map";

const config = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" };
const mark = (key: string, latitude: number, longitude: number): MapMark => ({
  key,
  label: `Home of ${key}`,
  latitude,
  longitude,
});
const MARKS = [mark("ins-1", 42.36, -71.06), mark("ins-2", 42.36, -71.06), mark("ins-3", 30.27, -97.74)];

type Hear = () => void;
/** A stand-in for the service: it hears, and tells what is drawn. */
const service = { zoom: 4, fitted: [] as MapBounds[], hears: [] as Hear[], drawn: new Set<MarkerOfService>() };
class MapOfService {
  getZoom = () => service.zoom;
  getBounds = () => ({ toJSON: () => ({ north: 60, south: 20, west: -130, east: -60 }) });
  fitBounds = (bounds: MapBounds) => void service.fitted.push(bounds);
  addListener(event: string, hear: Hear) {
    if (event === "idle") service.hears.push(hear);
    return { remove: () => void service.hears.splice(service.hears.indexOf(hear), 1) };
  }
}
class MarkerOfService {
  press: Hear = () => {};
  constructor(readonly options: { title: string; label?: { text: string }; position: unknown }) {
    service.drawn.add(this);
  }
  addListener(_: string, hear: Hear) {
    this.press = hear;
    return { remove: () => {} };
  }
  setMap() {
    service.drawn.delete(this);
  }
}
const drawn = () => [...service.drawn];
const titles = () => drawn().map(({ options }) => options.title);
const rest = () => act(() => [...service.hears].forEach((hear) => void hear()));

const onOpen = jest.fn();
const map = (marks: readonly MapMark[]) => (
  <PointsMap
    config={config}
    marks={marks}
    label="Map of homes"
    clusterLabel={(count) => `${count} homes`}
    onOpen={onOpen}
  />
);

test("marks gather, open up when they are pressed, and a single one opens its record", async () => {
  const { rerender, unmount } = render(map(MARKS));
  Object.assign(window, { google: { maps: { Map: MapOfService, Marker: MarkerOfService } } });
  await act(async () => (window as unknown as { lintelMapsReady: () => void }).lintelMapsReady());
  expect(screen.getByRole("region", { name: "Map of homes" })).toBeInTheDocument();
  const [first] = service.fitted;
  expect([first?.north, first?.south, first?.east]).toEqual([42.365, 30.265, -71.055]);
  expect(first?.west).toBeCloseTo(-97.745);
  rest();
  expect(titles()).toEqual(["2 homes", "Home of ins-3"]);
  expect(drawn()[0]?.options.label?.text).toBe("2");

  act(() => drawn()[0]?.press());
  expect(service.fitted[1]?.north).toBeCloseTo(42.3601);
  service.zoom = 19;
  rest();
  expect(titles()).toEqual(["Home of ins-1", "Home of ins-2", "Home of ins-3"]);
  act(() => drawn()[1]?.press());
  expect(onOpen.mock.calls).toEqual([["ins-2"]]);

  rerender(map([mark("far", -30, 150)]));
  rest();
  expect(titles()).toEqual([]);
  rerender(map([]));
  expect(service.fitted.at(-1)).toEqual({ north: 72, south: -56, east: 179, west: -179 });
  unmount();
  expect(service.hears).toEqual([]);
});
