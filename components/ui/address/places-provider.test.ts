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

/** A point as the service tells it. */
const at = (latitude: number, longitude: number) => ({ lat: () => latitude, lng: () => longitude });

/** A library as the service describes it, which writes down what it is asked. A place is fetched with its session's token. */
function fakeLibrary() {
  const asked: Request[] = [];
  const fetched: { placeId: string; token: unknown; fields: string[] }[] = [];
  const tokens: object[] = [];
  const gates: Gate[] = [];
  const found = { components: COMPONENTS, location: at(30.2014, -97.8012) as unknown };
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
        asked.push(request);
        await answer();
        const of = (id: string) => ({ placePrediction: predictionOf(id, request) });
        return { suggestions: [of("one"), { placePrediction: null }, of("alone")] };
      },
    },
  } as unknown as PlacesLibrary;
  return {
    library,
    asked,
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

test("what is asked: in English, homes of the United States first and no others shut out", async () => {
  const { library, asked } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  expect(await provider.suggest("1428 al", signal())).toEqual([
    { id: "one", main: "1428 Alder Creek Dr one", detail: "Austin, TX, USA" },
    { id: "alone", main: "1428 Alder Creek Dr alone" },
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ input: "1428 al", region: "us", language: "en" });
  expect(asked[0]).not.toHaveProperty("includedRegionCodes");
  expect(asked[0]).not.toHaveProperty("locationRestriction");
  const { north, south, east, west } = (asked[0] as Request).locationBias;
  const isWithin = (latitude: number, longitude: number) =>
    latitude < north && latitude > south && longitude < east && longitude > west;
  // Seattle, Key West, Eastport in Maine; London and Mexico City lie without.
  expect([isWithin(47.6, -122.3), isWithin(24.55, -81.8), isWithin(44.9, -66.98)]).toEqual([true, true, true]);
  expect([isWithin(51.5, -0.1), isWithin(19.4, -99.1)]).toEqual([false, false]);
});

test("one token for all that is asked until the pick, which has it too and ends it; then another", async () => {
  const { library, asked, fetched, tokens } = fakeLibrary();
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
  expect(asked.map(({ sessionToken }) => tokens.indexOf(sessionToken))).toEqual([0, 0, 0, 1, 1]);
  expect(fetched.map(({ token }) => tokens.indexOf(token as object))).toEqual([0, 1]);
});

const ROUTE_ALONE = COMPONENTS.filter(({ types }) => types[0] !== "street_number");
const IN_A_BUILDING = [{ longText: "Tower", shortText: "Tower", types: ["premise"] }, ...ROUTE_ALONE];

test.each([
  ["of a house", COMPONENTS, at(-90, 180), { latitude: -90, longitude: 180 }],
  ["of a building with a name", IN_A_BUILDING, at(30, -97), { latitude: 30, longitude: -97 }],
  // The middle of the street is not where the home stands.
  ["of a street whose house it does not know", ROUTE_ALONE, at(30, -97), undefined],
  ["of nothing", COMPONENTS, null, undefined],
  ["of no point on the earth", COMPONENTS, at(90.1, 0), undefined],
  ["of 0, 0, which is no home's", COMPONENTS, at(0, 0), undefined],
  ["of no number", COMPONENTS, at(30, Number.NaN), undefined],
])("where it stands, where the service tells that %s", async (_case, components, location, place) => {
  const { library, found } = fakeLibrary();
  Object.assign(found, { components, location });
  const provider = createPlacesProvider(async () => library);
  await provider.suggest("1428", signal());
  expect((await provider.resolve({ id: "one", main: "" }, signal())).place).toEqual(place);
});

test("a token that a failed pick used up is not used again", async () => {
  const { library, asked, tokens, refuse } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  await provider.suggest("1428", signal());
  refuse(new Error("away"));
  await expect(provider.resolve({ id: "one", main: "" }, signal())).rejects.toThrow("away");
  refuse(null);
  await provider.suggest("1428 a", signal());
  expect(asked.map(({ sessionToken }) => tokens.indexOf(sessionToken))).toEqual([0, 1]);
});

test("a question that fails leaves the session as it is", async () => {
  const { library, tokens, refuse } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  refuse(new Error("PERMISSION_DENIED"));
  await expect(provider.suggest("1428", signal())).rejects.toThrow("PERMISSION_DENIED");
  refuse(null);
  await provider.suggest("1428 a", signal());
  expect(tokens).toHaveLength(1);
});

test("nothing is asked when typing went on while the library came", async () => {
  const { library, asked, tokens } = fakeLibrary();
  let come = (_library: PlacesLibrary) => {};
  const provider = createPlacesProvider(() => new Promise((resolve) => (come = resolve)));
  const controller = new AbortController();
  const question = provider.suggest("1428", controller.signal);
  controller.abort();
  come(library);
  await expect(question).rejects.toThrow(/abort/);
  expect([asked, tokens]).toEqual([[], []]);
});

test("an answer that comes late is thrown away: what was suggested after it is what is picked", async () => {
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

test("a library that cannot be had fails each question, and entering the field throws nothing", async () => {
  const load = jest.fn(() => Promise.reject(new Error("no script")));
  const provider = createPlacesProvider(load);
  provider.prepare?.();
  expect(load).toHaveBeenCalledTimes(1);
  await expect(provider.suggest("1428", signal())).rejects.toThrow("no script");
});

test("what was not suggested is not resolved", async () => {
  const { library, fetched } = fakeLibrary();
  const provider = createPlacesProvider(async () => library);
  await expect(provider.resolve({ id: "one", main: "" }, signal())).rejects.toThrow(/not suggested/);
  await provider.suggest("1428", signal());
  await expect(provider.resolve({ id: "two", main: "" }, signal())).rejects.toThrow(/not suggested/);
  expect(fetched).toEqual([]);
});
