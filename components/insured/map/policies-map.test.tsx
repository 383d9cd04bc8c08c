import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PublicConfigProvider } from "@/lib/client/public-config";
import type { Insured, Property } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import { type Answers, Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { insuredRecord } from "@/tests/support/insured-records";
import { PoliciesScreen } from "../policies-screen";

const MAPS = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" };
type Drawn = { marks: { key: string; label: string }[]; onOpen: (key: string) => void };
jest.mock("@/components/ui/map/points-map", () => ({
  PointsMap: ({ marks, onOpen }: Drawn) =>
    marks.map(({ key, label }) => (
      <button type="button" key={key} onClick={() => onOpen(key)}>
        {label}
      </button>
    )),
}));

function at(place: number, latitude: number | null): Insured {
  const insured = insuredRecord(place);
  const [home] = insured.properties as Property[];
  return { ...insured, properties: [{ ...(home as Property), latitude, longitude: latitude }] };
}
const PAGES = { first: [at(1, 42), at(2, null)], second: [at(3, 30)] };
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

test("the whole list on a map, and beside it the same as a table; a home opens the call sheet, and the list comes back", async () => {
  const onUrlUpdate = open("");
  await userEvent.click(await screen.findByRole("button", { name: "Show on a map" }));
  expect(onUrlUpdate.mock.lastCall[0].queryString).toBe("?view=map");
  expect(await screen.findByText("2 homes on the map, of 3 insured. The place of 1 is not known.")).toBeVisible();
  const table = screen.getByRole("table", { name: "The homes on the map" });
  expect(within(table).getAllByRole("row")).toHaveLength(3);
  const lead = within(table).getByRole("link", { name: "Given3 Family3" });
  expect(lead).toHaveAttribute("href", "/insured/policies?call=ins-3&view=map");
  expect(screen.queryByRole("button", { name: "Columns" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Given3 Family3, 3 Alder St, Novato, CA 94949" }));
  expect(onUrlUpdate.mock.lastCall[0].queryString).toBe("?view=map&call=ins-3");
  await userEvent.click(screen.getByRole("button", { name: "Show as a list" }));
  expect(await screen.findByRole("table", { name: "Active insured" })).toBeInTheDocument();
});

test("without a maps key there is neither button nor map, whatever the address says", async () => {
  open("?view=map", null);
  expect(await screen.findByRole("table")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show on a map" })).not.toBeInTheDocument();
});

test("places that cannot be read are said so, with a way to try again", async () => {
  let isDown = true;
  open("?view=map", MAPS, (params) => {
    if (isDown && params.cursor) throw new Failure(500, "Not now");
    return list(params);
  });
  expect(await screen.findByText("Not now")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("2 homes on the map, of 3 insured. The place of 1 is not known.")).toBeVisible();
});
