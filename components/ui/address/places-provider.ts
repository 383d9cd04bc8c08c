/** The places service as a provider of addresses. It loads nothing by itself: where the library comes from is handed in. */
import { LOCATION } from "@/lib/domain/constants";
import type { MapPoint } from "../map/maps-config";
import { addressOfComponents, knowsHouse } from "./address-of-components";
import type { AddressProvider, AddressSuggestion } from "./address-provider";
import type { PlaceLocation, PlacePrediction, PlacesLibrary, SessionToken } from "./places-library";

/** A home has an address; shops and sights are none that is insured here. */
const KINDS = ["street_address", "premise", "subpremise", "route"];

/**
 * Degrees. The contiguous states: what lies within comes first, wherever whoever types sits. A bias and no restriction, so
 * that Alaska, Hawaii, the territories and other countries are found by who types them.
 */
const HOMES_FIRST = { north: 49.4, south: 24.4, west: -124.8, east: -66.9 };

/** All that is read of a place: its address, and where it stands. Both are of the least that a place is charged for. */
const FIELDS = ["addressComponents", "location"];

/**
 * Suggests and resolves addresses by the library of `load`, which is asked for when the field is entered and before each
 * question. All that is asked until an address is picked has one session token; the pick ends it, and what is typed then
 * begins another. Rejects as `load` and the library do, or with the signal's reason.
 */
export function createPlacesProvider(load: () => Promise<PlacesLibrary>): AddressProvider {
  let session: SessionToken | null = null;
  let last: { typed: string; predictions: ReadonlyMap<string, PlacePrediction> } | null = null;
  return {
    prepare() {
      // Whoever asks hears of a failure; until then nothing is lost by it.
      load().catch(() => {});
    },
    async suggest(typed, signal) {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await load();
      signal.throwIfAborted();
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: typed,
        sessionToken: session,
        region: LOCATION,
        language: "en",
        locationBias: HOMES_FIRST,
        includedPrimaryTypes: KINDS,
      });
      signal.throwIfAborted();
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      last = { typed, predictions: new Map(predictions.map((prediction) => [prediction.placeId, prediction])) };
      return [...last.predictions.values()].map(suggestionOf);
    },
    async resolve({ id }, signal) {
      const prediction = last?.predictions.get(id);
      if (!last || !prediction) throw new Error("An address is resolved that was not suggested last");
      const { typed } = last;
      const place = prediction.toPlace();
      // The token goes with this one, whatever comes of it.
      session = null;
      await place.fetchFields({ fields: FIELDS });
      signal.throwIfAborted();
      const components = place.addressComponents ?? [];
      const address = addressOfComponents(components, typed);
      // Of a street the service tells the middle, where this home is not.
      const point = knowsHouse(components) ? pointOf(place.location) : null;
      return point ? { ...address, place: point } : address;
    },
  };
}

/** A point on the earth; null where the service tells none. */
function pointOf(location: PlaceLocation): MapPoint | null {
  if (!location) return null;
  const [latitude, longitude] = [location.lat(), location.lng()];
  // 0, 0 is where a service puts what it does not know.
  if (latitude === 0 && longitude === 0) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function suggestionOf({ placeId, mainText, secondaryText, text }: PlacePrediction): AddressSuggestion {
  return { id: placeId, main: mainText?.text ?? text.text, ...(secondaryText && { detail: secondaryText.text }) };
}
