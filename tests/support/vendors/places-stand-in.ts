/**
 * A stub of the address search of the maps service: its script, its suggestions, and the place of each suggestion. The
 * script also has maps, so that a selected place can be shown.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { listenOnLoopback } from "../loopback-server";
import { readRecord } from "../read-record";
import { installMaps } from "./maps-script";

type Component = [types: string, long: string, short?: string];
const US: Component = ["country political", "United States", "US"];

/** Addresses of different kinds: with a unit, in a borough, outside the states, and without a city. */
const PLACES: readonly {
  id: string;
  main: string;
  detail: string;
  /** Latitude, longitude. */
  at: [number, number];
  components: Component[];
}[] = [
  {
    id: "marblehead",
    at: [38.0681, -122.5312],
    main: "77 Marblehead Ln Apt 4B",
    detail: "Novato, CA, USA",
    components: [
      ["subpremise", "Apt 4B"],
      ["street_number", "77"],
      ["route", "Marblehead Lane", "Marblehead Ln"],
      ["locality political", "Novato"],
      ["administrative_area_level_2 political", "Marin County"],
      ["administrative_area_level_1 political", "California", "CA"],
      US,
      ["postal_code", "94949"],
    ],
  },
  {
    id: "marble-hill",
    at: [40.8762, -73.9104],
    main: "77 Marble Hill Ave",
    detail: "Bronx, NY, USA",
    components: [
      ["street_number", "77"],
      ["route", "Marble Hill Avenue", "Marble Hill Ave"],
      ["sublocality_level_1 sublocality political", "Bronx"],
      ["administrative_area_level_1 political", "New York", "NY"],
      US,
      ["postal_code", "10463"],
    ],
  },
  {
    id: "san-francisco",
    at: [18.4655, -66.1166],
    main: "254 Calle de San Francisco",
    detail: "San Juan, Puerto Rico",
    components: [
      ["street_number", "254"],
      ["route", "Calle de San Francisco", "C. de San Francisco"],
      ["locality political", "San Juan"],
      ["administrative_area_level_1 political", "San Juan"],
      ["country political", "Puerto Rico", "PR"],
      ["postal_code", "00901"],
    ],
  },
  {
    id: "county-road",
    at: [30.7411, -98.0537],
    main: "4410 County Road 207",
    detail: "Texas, USA",
    components: [
      ["street_number", "4410"],
      ["route", "County Road 207", "Co Rd 207"],
      ["administrative_area_level_1 political", "Texas", "TX"],
      US,
      ["postal_code", "78605"],
    ],
  },
];

type Found = { id: string; main: string; detail: string };
/** The server's answer to a request of the script. */
type Answer = { found?: Found[]; components?: unknown; at?: [latitude: number, longitude: number] };

/**
 * The service's script, as a page gets it. If the key is not accepted, the script reports an invalid key, like the
 * service.
 */
function script(isKeyAccepted: boolean): void {
  const element = document.currentScript as HTMLScriptElement;
  const { origin, searchParams } = new URL(element.src);
  const page = window as unknown as {
    google: { maps: Record<string, unknown> };
    gm_authFailure?: () => void;
    [name: string]: unknown;
  };
  const request = async (path: string, query: Record<string, string>): Promise<Answer> => {
    const answer = await fetch(`${origin}${path}?${new URLSearchParams(query)}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const body: unknown = await answer.json();
    return typeof body === "object" && body !== null ? body : {};
  };
  class AutocompleteSessionToken {
    id = crypto.randomUUID();
  }
  type Token = AutocompleteSessionToken | undefined;
  const toPlace = (id: string, token: Token) => {
    // The token is sent only with the first request.
    let unsentToken = token?.id ?? "";
    return {
      id,
      // Fields exist once they are requested by name.
      addressComponents: undefined as unknown,
      location: undefined as unknown,
      async fetchFields({ fields }: { fields: string[] }) {
        const sentToken = unsentToken;
        unsentToken = "";
        const { components, at } = await request("/place", { id, token: sentToken, fields: fields.join(",") });
        if (fields.includes("addressComponents")) this.addressComponents = components;
        if (fields.includes("location") && at) this.location = { lat: () => at[0], lng: () => at[1] };
        return { place: this };
      },
    };
  };
  type SuggestionRequest = { input: string; sessionToken?: AutocompleteSessionToken; region: string };
  const places = {
    AutocompleteSessionToken,
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions({ input, sessionToken, ...rest }: SuggestionRequest) {
        const settings = JSON.stringify(rest);
        const { found = [] } = await request("/suggest", { input, token: sessionToken?.id ?? "", settings });
        const predictionOf = ({ id, main, detail }: Found) => ({
          placeId: id,
          text: { text: `${main}, ${detail}` },
          mainText: { text: main },
          secondaryText: { text: detail },
          toPlace: () => toPlace(id, sessionToken),
        });
        return { suggestions: found.map((one) => ({ placePrediction: predictionOf(one) })) };
      },
    },
  };
  const importOther = page.google.maps.importLibrary as (name: string) => Promise<unknown>;
  page.google.maps.importLibrary = async (name: string) => (name === "places" ? places : importOther(name));
  (page[searchParams.get("callback") ?? ""] as () => void)();
  if (!isKeyAccepted) {
    console.error("Google Maps JavaScript API error: InvalidKeyMapError");
    page.gm_authFailure?.();
  }
}

export type PlacesRequest =
  | { what: "script"; key: string | null; libraries: string | null }
  | { what: "suggest"; input: string; token: string; settings: Record<string, unknown> }
  | { what: "place"; id: string; token: string; fields: string };

/** "refused": the key is refused; "broken": no script; "slow": requests wait until `answer` is called. */
type Mood = "well" | "refused" | "broken" | "slow";

export class PlacesStandIn {
  mood: Mood = "well";
  /** In order of arrival. */
  requests: PlacesRequest[] = [];
  /** Tokens used after the end of their session; the service would charge each such request. */
  spentAgain: string[] = [];
  private readonly spent = new Set<string>();
  private waiting: (() => void)[] = [];
  private constructor(
    readonly origin: string,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<PlacesStandIn> {
    let server: PlacesStandIn | null = null;
    const { port, close } = await listenOnLoopback((request, response) => server?.handle(request, response));
    server = new PlacesStandIn(`http://127.0.0.1:${port}`, close);
    return server;
  }

  get scriptUrl(): string {
    return `${this.origin}/maps/api/js`;
  }

  /** The requests of one kind. */
  of<What extends PlacesRequest["what"]>(what: What): Extract<PlacesRequest, { what: What }>[] {
    return this.requests.filter((one): one is Extract<PlacesRequest, { what: What }> => one.what === what);
  }

  /** Resets to the initial state. */
  forget(): void {
    this.mood = "well";
    this.requests = [];
    this.spentAgain = [];
    this.answer();
  }

  /** Answers all pending requests. */
  answer(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", this.origin);
    const param = (name: string) => searchParams.get(name) ?? "";
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { "content-type": type, "access-control-allow-origin": "*" }).end(body);
    const sendJson = (value: unknown) => send(200, "application/json", JSON.stringify(value));
    if (pathname === "/maps/api/js") {
      this.requests.push({ what: "script", key: searchParams.get("key"), libraries: searchParams.get("libraries") });
      if (this.mood === "broken") return void send(500, "text/html", "Error");
      return void send(
        200,
        "text/javascript",
        `(${installMaps})(window, false, "");(${script})(${this.mood !== "refused"})`,
      );
    }
    const token = param("token");
    if (this.spent.has(token)) this.spentAgain.push(token);
    if (pathname === "/suggest") {
      this.requests.push({ what: "suggest", input: param("input"), token, settings: readRecord(param("settings")) });
    } else if (pathname === "/place") {
      this.requests.push({ what: "place", id: param("id"), token, fields: param("fields") });
      this.spent.add(token);
    } else {
      return void send(404, "text/plain", "");
    }
    if (this.mood === "slow") await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.mood === "refused") return void send(403, "application/json", '{"status":"PERMISSION_DENIED"}');
    if (pathname === "/suggest") {
      const prefix = param("input").toLowerCase();
      const found = PLACES.filter(({ main }) => main.toLowerCase().startsWith(prefix));
      return void sendJson({ found: found.map(({ id, main, detail }) => ({ id, main, detail })) });
    }
    const place = PLACES.find(({ id }) => id === param("id"));
    const components = place?.components.map(([types, longText, shortText = longText]) => ({
      longText,
      shortText,
      types: types.split(" "),
    }));
    sendJson({ components, at: place?.at });
  }
}
