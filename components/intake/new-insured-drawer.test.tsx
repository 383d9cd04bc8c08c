import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { loadPlacesLibrary } from "@/components/ui/address/places-library";
import { useAlerts } from "@/lib/client/alerts/alerts-store";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { PublicConfig } from "@/lib/domain/public-config";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { insuredRecord } from "@/tests/support/insured-records";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { NewInsuredDrawer } from "./new-insured-drawer";

const COMPANIES = new Map([
  ["cous-1", "Keystone Mutual"],
  ["cous-2", "Pacific Shield"],
]);
const ONE = new Map([["cous-1", "Keystone Mutual"]]);
const HOME = {
  line1: "1428 Alder Creek Dr",
  line2: "",
  city: "Austin",
  region: "TX",
  postalCode: "78704",
  country: "US",
};
const PLACES = {
  maps: { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" },
  vendors: ["maps"],
};
const component = (type: string, text: string) => ({ longText: text, shortText: text, types: [type] });
const PREDICTION = {
  placeId: "1",
  text: { text: "1428 Alder Creek Dr, Austin, TX" },
  mainText: { text: "1428 Alder Creek Dr" },
  secondaryText: { text: "Austin, TX" },
  toPlace: () => ({
    fetchFields: async () => {},
    location: { lat: () => 30.2014, lng: () => -97.8012 },
    addressComponents: [
      component("street_number", "1428"),
      component("route", "Alder Creek Dr"),
      component("locality", HOME.city),
      component("administrative_area_level_1", HOME.region),
      component("postal_code", HOME.postalCode),
      component("country", HOME.country),
    ],
  }),
};
jest.mock("@/components/ui/address/places-library", () => ({ loadPlacesLibrary: jest.fn() }));
const onCreated = jest.fn();
const onNewClaim = jest.fn();

function Page({ companies, config }: { companies: Map<string, string>; config: object }) {
  const [isOpen, setIsOpen] = useState(true);
  const alerts = useAlerts();
  return (
    <PublicConfigProvider config={{ keyBase: "-", ...config } as PublicConfig}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Again
      </button>
      <NewInsuredDrawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        companies={companies}
        onCreated={onCreated}
        onNewClaim={onNewClaim}
      />
      <output>{alerts.map(({ type, message }) => `${type}: ${message}`).join("\n")}</output>
      {alerts.map(({ id, buttonProps }) =>
        buttonProps ? (
          <button key={id} type="button" onClick={buttonProps.onClick}>
            {buttonProps.label}
          </button>
        ) : null,
      )}
    </PublicConfigProvider>
  );
}

const defaultAnswers: Answers = {
  "invite.validatePhone": ({ phone }) => ({ isValid: true, phone }),
  "insured.checkDuplicates": () => [],
  "insured.createContact": ({ property: _property, ...fields }) => ({ ...insuredRecord(1), ...fields }),
};
function open(answers: Answers = {}, { companies = ONE, config = {} as object } = {}) {
  const calls = installBackend({ ...defaultAnswers, ...answers });
  renderScreen(<Page companies={companies} config={config} />);
  return calls;
}
const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const create = () => userEvent.click(screen.getByRole("button", { name: "Create insured" }));
async function typeNames() {
  await type(/^First name/, "Ada");
  await type(/^Last name/, "Byron");
}

const serveAlder = () =>
  jest.mocked(loadPlacesLibrary).mockResolvedValue({
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async () => ({ suggestions: [{ placePrediction: PREDICTION }] }),
    },
  });

beforeEach(async () => {
  onCreated.mockReset();
  await startQueue();
});
afterEach(stopQueue);

test("creates an insured with a property, and the phone number as the backend formats it", async () => {
  const calls = open({ "invite.validatePhone": () => ({ isValid: true, phone: "+15125550149" }) });
  await typeNames();
  await type("Email", "ada@example.com");
  await type("Phone", "512 555 0148");
  await type("Address line 1", HOME.line1);
  await type("City", HOME.city);
  await type("State", HOME.region);
  await type("ZIP code", HOME.postalCode);
  await create();
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  expect(calls.filter(({ name }) => name === "invite.validatePhone").map(({ params }) => params)).toEqual([
    { phone: "+15125550148" },
  ]);
  const [call] = calls.filter(({ name }) => name === "insured.createContact");
  expect(call?.params).toEqual({
    key: expect.stringMatching(/^ins-/),
    givenName: "Ada",
    familyName: "Byron",
    email: "ada@example.com",
    phone: "+15125550149",
    companyKey: "cous-1",
    property: { key: expect.stringMatching(/^pr-/), address: HOME },
  });
  expect(await screen.findByText("success: Ada Byron created")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "New claim" }));
  const { key, property } = (call as { params: unknown }).params as { key: string; property: { key: string } };
  expect(onNewClaim).toHaveBeenCalledWith({
    key,
    companyKey: "cous-1",
    givenName: "Ada",
    familyName: "Byron",
    properties: [{ key: property.key, insuredKey: key, address: HOME }],
  });
});

test("requires names and company, and reports an incomplete address or email", async () => {
  const calls = open({}, { companies: COMPANIES });
  await type("Email", "ada@");
  await type("City", "Austin");
  await create();
  expect(await screen.findByText("Enter street, city, state and ZIP code, or leave the address empty.")).toBeVisible();
  expect(screen.getAllByText("Required")).toHaveLength(3);
  expect(screen.getByText("Invalid email")).toBeVisible();
  expect(screen.getByLabelText(/^First name/)).toHaveFocus();
  expect(calls.filter(({ name }) => name === "insured.createContact")).toEqual([]);
});

test.each([
  ["is not a number", () => ({ isValid: false, phone: "+15125550148" }), "Invalid phone number"],
  [
    "cannot be validated",
    () => {
      throw new Failure(500, "");
    },
    "Failed to validate phone!",
  ],
])("a phone number that %s blocks saving, with the reason at its field", async (_case, answer, message) => {
  const calls = open({ "invite.validatePhone": answer });
  await typeNames();
  await type("Phone", "512 555 0148");
  await create();
  expect(await screen.findByText(message)).toBeVisible();
  expect(calls.filter(({ name }) => name === "insured.createContact")).toEqual([]);
  expect(onCreated).not.toHaveBeenCalled();
});

test("links possible duplicates while typing and blocks nothing", async () => {
  const calls = open({
    "insured.checkDuplicates": ({ email }) =>
      email === "ada@example.com" ? [insuredRecord(7, { isActive: false })] : [],
  });
  await type("Email", "ada@example.com");
  const link = await screen.findByRole("link", { name: /Given7 Family7/ });
  expect(link).toHaveAttribute("href", "/insured/overview/ins-7/prj-7");
  const notice = link.closest("[role='status']") as HTMLElement;
  expect(within(notice).getByText(/7 Alder St, Novato, CA 94949/)).toBeVisible();
  expect(notice).toHaveTextContent("inactive");
  // Visible next to the fields that matched.
  const company = screen.getByRole("combobox", { name: /^Company/ });
  expect(notice.compareDocumentPosition(company)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(calls.filter(({ name }) => name === "insured.checkDuplicates").map(({ params }) => params)).toEqual([
    { email: "ada@example.com" },
  ]);
  await typeNames();
  await create();
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
});

test("picks an address from suggestions, and loads the service only when the field is entered", async () => {
  serveAlder();
  const calls = open({}, { config: PLACES });
  await typeNames();
  expect(loadPlacesLibrary).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText("Property address"));
  await waitFor(() => expect(loadPlacesLibrary).toHaveBeenCalledWith(PLACES.maps));
  await type("Property address", "1428");
  await userEvent.click(await screen.findByRole("option", { name: /1428 Alder Creek Dr/ }));
  // The duplicate check does not send coordinates.
  const checks = () => calls.filter(({ name }) => name === "insured.checkDuplicates").map(({ params }) => params);
  await waitFor(() => expect(checks()).toEqual([{ address: HOME }]));
  await create();
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  const [call] = calls.filter(({ name }) => name === "insured.createContact");
  expect(call?.params.property).toEqual({
    key: expect.stringMatching(/^pr-/),
    address: HOME,
    latitude: 30.2014,
    longitude: -97.8012,
  });
});

test("editing a picked address by hand drops its coordinates", async () => {
  serveAlder();
  const calls = open({}, { config: PLACES });
  await typeNames();
  await type("Property address", "1428");
  await userEvent.click(await screen.findByRole("option", { name: /1428 Alder Creek Dr/ }));
  await userEvent.click(screen.getByRole("button", { name: "Enter by hand" }));
  await userEvent.clear(screen.getByLabelText("City"));
  await type("City", "Dallas");
  await create();
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  const [call] = calls.filter(({ name }) => name === "insured.createContact");
  expect(call?.params.property).toEqual({ key: expect.stringMatching(/^pr-/), address: { ...HOME, city: "Dallas" } });
});

test.each([
  ["no maps service is configured", { maps: null, vendors: [] }],
  ["the page may not load the service", { ...PLACES, vendors: ["chat"] }],
])("the address is entered by hand when %s", (_case, config) => {
  open({}, { config });
  expect(screen.getByLabelText("Address line 1")).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Property address" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Search instead" })).toBeNull();
});

test("a refusal is shown in the drawer, keeps the typed values, and a retry sends the same key", async () => {
  let isRefused = true;
  const calls = open({
    "insured.createContact": (fields) => {
      if (isRefused) throw new Failure(500, "");
      return { ...insuredRecord(1), key: fields.key };
    },
  });
  await typeNames();
  await create();
  expect(await screen.findByRole("alert")).toHaveTextContent("Insured creation failed");
  expect(screen.getByLabelText(/^First name/)).toHaveValue("Ada");
  expect(browserQueue().getState().failed).toEqual([]);
  isRefused = false;
  await create();
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  const keys = calls.filter(({ name }) => name === "insured.createContact").map(({ params }) => params.key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("without an answer the new insured waits in the queue", async () => {
  open({
    "insured.createContact": () => {
      throw new TypeError("network");
    },
  });
  await typeNames();
  await create();
  expect(
    await screen.findByText("success: Ada Byron will be created when the connection is back."),
  ).toBeInTheDocument();
  expect((await browserQueue().openGestures()).map(({ label }) => label)).toEqual(["New insured Ada Byron"]);
});

test("typed values survive closing the drawer", async () => {
  open();
  await typeNames();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Again" }));
  expect(await screen.findByLabelText(/^Last name/)).toHaveValue("Byron");
});
