import { act, fireEvent, render, screen } from "@testing-library/react";
import { useMapsLibrary } from "@vis.gl/react-google-maps";
import { renderToString } from "react-dom/server";
import { MapsService, useMapsStatus } from "./maps-service";

const config = { apiKey: "key-1", mapId: "map-1", scriptUrl: "https://maps.test/js" };

type Page = Window & {
  google?: { maps?: { importLibrary?: (name: string) => Promise<unknown> } };
  gm_authFailure?: () => void;
  lintelMapsReady?: () => void;
};
const page: Page = window;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>("script[src^='https://maps.test']")];
const libraries = { core: {}, maps: {}, marker: {}, places: { name: "the places" } };

function Status() {
  const { status, retry } = useMapsStatus();
  const places = useMapsLibrary("places") as { name?: string } | null;
  return (
    <>
      <output>{`${status} ${places?.name ?? "no places"}`}</output>
      {retry ? (
        <button type="button" onClick={retry}>
          Retry
        </button>
      ) : null}
    </>
  );
}
const show = () =>
  render(
    <MapsService config={config}>
      <Status />
    </MapsService>,
  );
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

const StatusProbe = () => useMapsStatus().status;
test("renders as not loaded on the server", () => {
  expect(renderToString(<StatusProbe />)).toBe("NOT_LOADED");
});

test("loads the script once, retries it after a failure, provides the libraries and reports a rejected key", async () => {
  jest.spyOn(console, "info").mockImplementation(() => {});
  const first = show();
  show();
  expect(statuses()).toEqual(["LOADING no places", "LOADING no places"]);
  expect(scripts().map(({ src, async: isAsync }) => [src, isAsync])).toEqual([
    [
      "https://maps.test/js?key=key-1&v=quarterly&libraries=marker%2Cplaces&language=en&region=US&loading=async&callback=lintelMapsReady",
      true,
    ],
  ]);
  await act(async () => {
    scripts()[0]?.dispatchEvent(new Event("error"));
  });
  expect(statuses()).toEqual(["FAILED no places", "FAILED no places"]);
  expect(scripts()).toEqual([]);

  const [retry] = screen.getAllByRole("button", { name: "Retry" });
  fireEvent.click(retry as HTMLElement);
  expect(statuses()).toEqual(["LOADING no places", "LOADING no places"]);
  // The script loads without the service.
  await act(async () => page.lintelMapsReady?.());
  expect(statuses()[0]).toBe("FAILED no places");

  // A later caller retries as well.
  first.unmount();
  show();
  expect(scripts()).toHaveLength(1);
  await act(async () => {
    Object.assign(page.google?.maps ?? {}, {
      Settings: { getInstance: () => ({}) },
      importLibrary: async (name: keyof typeof libraries) => libraries[name],
    });
    page.lintelMapsReady?.();
  });
  expect(statuses()).toEqual(["LOADED the places", "LOADED the places"]);
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  show();
  expect(scripts()).toHaveLength(1);

  await act(async () => page.gm_authFailure?.());
  expect(statuses()[0]).toMatch(/^AUTH_FAILURE/);
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});
