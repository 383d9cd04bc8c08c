import type { PlacesLibrary } from "./places-library";
import { createPlacesProvider } from "./places-provider";

type Request = Parameters<PlacesLibrary["AutocompleteSuggestion"]["fetchAutocompleteSuggestions"]>[0];
type Gate = { open: () => void; break: (reason: Error) => void };

const COMPONENTS = [
  { longText: "1428", shortText: "1428", types: ["street_number"] },
  { longText: "Alder Creek Drive", shortText: "Alder Creek Dr", types: ["route"] },
  { longText: "Austin", shortText: "Austin", types: ["locality", "political"] },
  { longText: "Texas", shortText: "TX", types: ["administrative_area_level_1", "political"] },
  { longText: "United States", shortText: "US", types: ["country", "political"] },
  { longText: "78745", shortText: "78745", types: ["postal_code"] },
];

/** Returns a point as the service does. */
const pointAt = (latitude: number, longitude: number) => ({ lat: () => latitude, lng: () => longitude });

/** Returns a fake of the service's library that records requests. A place is fetched with its session's token. */
function fakeLibrary() {
  const requests: Request[] = [];
  const fetched: { placeId: string; token: unknown; fields: string[] }[] = [];
  const tokens: object[] = [];
  const gates: Gate[] = [];
  const found = { components: COMPONENTS, location: pointAt(30.2014, -97.8012) as unknown };
  let isHeld = false;
  let refusal: Error | null = null;
  const answer = async () => {
    if (refusal) throw refusal;
    if (!isHeld) return;
    await new Promise<void>((open, fail) => gates.push({ open, break: fail }));
  };
  const predictionOf = (placeId: string, request: Request) => ({
    placeId,
    mainText: { text: `1428 Alder Creek Dr ${placeId}` },
    secondaryText: placeId === "alone" ? null : { text: "Austin, TX, USA" },
    text: { text: `1428 Alder Creek Dr ${placeId}, Austin, TX, USA` },
    toPlace: () => ({
      addressComponents: null as unknown,
      location: null as unknown,
      async fetchFields({ fields }: { fields: string[] }) {
        fetched.push({ placeId, token: request.sessionToken, fields });
        await answer();
        this.addressComponents = found.components;
        this.location = found.location;
      },
    }),
  });
  const library = {
    AutocompleteSessionToken: class {
      constructor() {
        tokens.push(this);
      }
    },
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request: Request) {
        requests.push(request);
        await answer();
        const of = (id: string) => ({ placePrediction: predictionOf(id, request) });
        return { suggestions: [of("one"), { placePrediction: null }, of("alone")] };
      },
    },
  } as unknown as PlacesLibrary;
  return {
    library,
    requests,
    fetched,
    tokens,
    gates,
    found,
    hold: () => {
      isHeld = true;
    },
    refuse: (reason: Error | null) => {
      refusal = reason;
    },
  };
}

const signal = () => new AbortController().signal;

test("requests suggestions in English, with a bias to homes in the United States", async () => {
  const { library, requests } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  expect(await provider.suggest("1428 al", signal())).toEqual([
    { id: "one", main: "1428 Alder Creek Dr one", detail: "Austin, TX, USA" },
    { id: "alone", main: "1428 Alder Creek Dr alone" },
  ]);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ input: "1428 al", region: "us", language: "en" });
  expect(requests[0]).not.toHaveProperty("includedRegionCodes");
  expect(requests[0]).not.toHaveProperty("locationRestriction");
  const { north, south, east, west } = (requests[0] as Request).locationBias;
  const isWithin = (latitude: number, longitude: number) =>
    latitude < north && latitude > south && longitude < east && longitude > west;
  // Seattle, Key West, Eastport in Maine; London and Mexico City are outside.
  expect([isWithin(47.6, -122.3), isWithin(24.55, -81.8), isWithin(44.9, -66.98)]).toEqual([true, true, true]);
  expect([isWithin(51.5, -0.1), isWithin(19.4, -99.1)]).toEqual([false, false]);
});

test("uses one token up to and including the pick, then another", async () => {
  const { library, requests, fetched, tokens } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  for (const typed of ["142", "1428", "1428 a"]) await provider.suggest(typed, signal());
  expect(tokens).toHaveLength(1);
  const picked = await provider.resolve({ id: "one", main: "" }, signal());
  expect(picked).toEqual({
    line1: "1428 Alder Creek Dr",
    line2: "",
    city: "Austin",
    region: "TX",
    postalCode: "78745",
    country: "US",
    place: { latitude: 30.2014, longitude: -97.8012 },
  });
  expect(fetched).toEqual([{ placeId: "one", token: tokens[0], fields: ["addressComponents", "location"] }]);
  for (const typed of ["560", "560 esp"]) await provider.suggest(typed, signal());
  await provider.resolve({ id: "alone", main: "" }, signal());
  expect(tokens).toHaveLength(2);
  expect(requests.map(({ sessionToken }) => tokens.indexOf(sessionToken))).toEqual([0, 0, 0, 1, 1]);
  expect(fetched.map(({ token }) => tokens.indexOf(token as object))).toEqual([0, 1]);
});

const ROUTE_ALONE = COMPONENTS.filter(({ types }) => types[0] !== "street_number");
const IN_A_BUILDING = [{ longText: "Tower", shortText: "Tower", types: ["premise"] }, ...ROUTE_ALONE];

test.each([
  ["a house", COMPONENTS, pointAt(-90, 180), { latitude: -90, longitude: 180 }],
  ["a building with a name", IN_A_BUILDING, pointAt(30, -97), { latitude: 30, longitude: -97 }],
  // The middle of the street is not the location of the home.
  ["a street whose house the service does not know", ROUTE_ALONE, pointAt(30, -97), undefined],
  ["an address without a location", COMPONENTS, null, undefined],
  ["a latitude above 90", COMPONENTS, pointAt(90.1, 0), undefined],
  ["the point 0, 0, where there is no home", COMPONENTS, pointAt(0, 0), undefined],
  ["a longitude that is not a number", COMPONENTS, pointAt(30, Number.NaN), undefined],
])("returns only a location that can be the home's: %s", async (_case, components, location, place) => {
  const { library, found } = fakeLibrary();
  Object.assign(found, { components, location });
  const provider = createPlacesProvider(async () => library);
  await provider.suggest("1428", signal());
  expect((await provider.resolve({ id: "one", main: "" }, signal())).place).toEqual(place);
});

test("does not reuse the token of a failed pick", async () => {
  const { library, requests, tokens, refuse } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  await provider.suggest("1428", signal());
  refuse(new Error("away"));
  await expect(provider.resolve({ id: "one", main: "" }, signal())).rejects.toThrow("away");
  refuse(null);
  await provider.suggest("1428 a", signal());
  expect(requests.map(({ sessionToken }) => tokens.indexOf(sessionToken))).toEqual([0, 1]);
});

test("keeps the session after a failed request", async () => {
  const { library, tokens, refuse } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  refuse(new Error("PERMISSION_DENIED"));
  await expect(provider.suggest("1428", signal())).rejects.toThrow("PERMISSION_DENIED");
  refuse(null);
  await provider.suggest("1428 a", signal());
  expect(tokens).toHaveLength(1);
});

test("requests nothing if typing continued while the library loaded", async () => {
  const { library, requests, tokens } = fakeLibrary();
  let finishLoading = (_library: PlacesLibrary) => {};
  const provider = createPlacesProvider(() => new Promise((resolve) => (finishLoading = resolve)));
  const controller = new AbortController();
  const question = provider.suggest("1428", controller.signal);
  controller.abort();
  finishLoading(library);
  await expect(question).rejects.toThrow(/abort/);
  expect([requests, tokens]).toEqual([[], []]);
});

test("drops a late answer: later suggestions stay pickable", async () => {
  const { library, fetched, gates, hold } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  hold();
  const controller = new AbortController();
  const early = provider.suggest("1428", controller.signal);
  await Promise.resolve();
  controller.abort();
  const late = provider.suggest("77 marble", signal());
  await new Promise((resolve) => setTimeout(resolve));
  gates[1]?.open();
  await late;
  gates[0]?.open();
  await expect(early).rejects.toThrow(/abort/);
  const pick = provider.resolve({ id: "one", main: "" }, signal());
  gates[2]?.open();
  await pick;
  expect(fetched).toHaveLength(1);
});

test("fails each request if the library cannot load, and throws nothing on focus", async () => {
  const load = jest.fn(() => Promise.reject(new Error("no script")));
  const provider = createPlacesProvider(load);
  provider.prepare?.();
  expect(load).toHaveBeenCalledTimes(1);
  await expect(provider.suggest("1428", signal())).rejects.toThrow("no script");
});

test("does not resolve an address that was not suggested", async () => {
  const { library, fetched } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  await expect(provider.resolve({ id: "one", main: "" }, signal())).rejects.toThrow(/not suggested/);
  await provider.suggest("1428", signal());
  await expect(provider.resolve({ id: "two", main: "" }, signal())).rejects.toThrow(/not suggested/);
  expect(fetched).toEqual([]);
});
