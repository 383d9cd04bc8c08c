import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { markStale } from "@/lib/client/reads/shown-reads";
import type { Insured, Property } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import { type Answers, Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { insuredRecord } from "@/tests/support/insured-records";
import { PoliciesScreen } from "./policies-screen";

const MAPS = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" };
type Drawn = { marks: { key: string; label: string }[]; onOpen: (key: string) => void };
/** The marks of each render of the map. */
const mockDrawn: unknown[] = [];
jest.mock("@/components/ui/map/points-map", () => ({
  PointsMap: ({ marks, onOpen }: Drawn) => {
    mockDrawn.push(marks);
    return marks.map(({ key, label }) => (
      <button type="button" key={key} onClick={() => onOpen(key)}>
        {label}
      </button>
    ));
  },
}));

function insuredAt(index: number, latitude: number): Insured {
  const insured = insuredRecord(index);
  const [home] = insured.properties as Property[];
  return { ...insured, properties: [{ ...(home as Property), latitude, longitude: latitude }] };
}
const PAGES = { first: [insuredAt(1, 42), insuredAt(2, 0)], second: [insuredAt(3, 30)] };
const list: Answers["insured.list"] = ({ cursor }) =>
  cursor
    ? { insureds: PAGES.second, total: 3, nextCursor: null }
    : { insureds: PAGES.first, total: 3, nextCursor: "second" };

function open(query: string, maps: PublicConfig["maps"] = MAPS, answer = list) {
  installBackend({ "insured.list": answer, "company.listAll": () => [] });
  const onUrlUpdate = jest.fn();
  renderScreen(
    <PublicConfigProvider config={{ maps, vendors: ["maps"], keyBase: "-" } as unknown as PublicConfig}>
      <PoliciesScreen />
    </PublicConfigProvider>,
    { query, onUrlUpdate },
  );
  return onUrlUpdate;
}

beforeEach(() => layOutPage(440));

test("shows the list on a map and in a table; a property opens the call sheet, and the list returns", async () => {
  const onUrlUpdate = open("");
  await userEvent.click(await screen.findByRole("button", { name: "Show map" }));
  expect(onUrlUpdate.mock.lastCall[0].queryString).toBe("?view=map");
  expect(await screen.findByText("2 properties of 3 insured on the map. 1 has no location.")).toBeVisible();
  const table = screen.getByRole("table", { name: "Properties on the map" });
  expect(within(table).getAllByRole("row")).toHaveLength(3);
  const link = within(table).getByRole("link", { name: "Given3 Family3" });
  expect(link).toHaveAttribute("href", "/insured/policies?call=ins-3&view=map");
  expect(screen.queryByRole("button", { name: "Columns" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Given3 Family3, 3 Alder St, Novato, CA 94949" }));
  expect(onUrlUpdate.mock.lastCall[0].queryString).toBe("?view=map&call=ins-3");
  await userEvent.click(screen.getByRole("button", { name: "Show list" }));
  expect(await screen.findByRole("table", { name: "Active insured" })).toBeInTheDocument();
});

test("adds a new property while the map is open, and keeps the marks when an edit moves none", async () => {
  const onList = [insuredAt(1, 42)];
  open("?view=map", MAPS, () => ({ insureds: [...onList], total: onList.length, nextCursor: null }));
  expect(await screen.findByText("1 property on the map.")).toBeVisible();
  const [before] = mockDrawn.slice(-1);
  await act(async () => void (await markStale(["insured.list"])));
  expect(mockDrawn.at(-1)).toBe(before);
  onList.push(insuredAt(3, 30));
  await act(async () => void (await markStale(["insured.list"])));
  expect(await screen.findByText("2 properties on the map.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Given3 Family3, 3 Alder St, Novato, CA 94949" })).toBeVisible();
  expect(mockDrawn.at(-1)).not.toBe(before);
});

test("without a maps key there is no map, whatever the address says", async () => {
  open("?view=map", null);
  expect(await screen.findByRole("table")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show map" })).not.toBeInTheDocument();
});

test("reports a failed read with Retry", async () => {
  let isDown = true;
  open("?view=map", MAPS, (params) => {
    if (isDown && params.cursor) throw new Failure(500, "Not now");
    return list(params);
  });
  expect(await screen.findByText("Not now")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("2 properties of 3 insured on the map. 1 has no location.")).toBeVisible();
});
