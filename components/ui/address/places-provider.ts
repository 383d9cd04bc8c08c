/** An address provider backed by the places service. The caller passes in how to load the library. */
import { LOCATION } from "@/lib/domain/constants";
import type { MapPoint } from "../map/maps-config";
import { hasHouse, parseAddressComponents } from "./address-components";
import type { AddressProvider, AddressSuggestion } from "./address-provider";
import type { PlaceLocation, PlacePrediction, PlacesLibrary, SessionToken } from "./places-library";

/** A home has an address; shops and sights are not insured. */
const PRIMARY_TYPES = ["street_address", "premise", "subpremise", "route"];

/**
 * The contiguous United States in degrees: results inside rank first, wherever the user is. A bias, not a restriction,
 * so that Alaska, Hawaii, the territories and other countries are still found.
 */
const CONTIGUOUS_STATES = { north: 49.4, south: 24.4, west: -124.8, east: -66.9 };

/** The fields requested for a place; both are in the cheapest billing tier. */
const FIELDS = ["addressComponents", "location"];

/**
 * Suggests and resolves addresses with the library from `load`, which is called when the field is entered and before
 * each request. All requests until a pick share one session token; the next request after a pick starts a new one.
 * Rejects as `load` and the library do, or with the signal's reason.
 */
export function createPlacesProvider(load: () => Promise<PlacesLibrary>): AddressProvider {
  let session: SessionToken | null = null;
  let last: { typed: string; predictions: ReadonlyMap<string, PlacePrediction> } | null = null;
  return {
    prepare() {
      // The next request reports a failure.
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
        locationBias: CONTIGUOUS_STATES,
        includedPrimaryTypes: PRIMARY_TYPES,
      });
      signal.throwIfAborted();
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      last = { typed, predictions: new Map(predictions.map((prediction) => [prediction.placeId, prediction])) };
      return [...last.predictions.values()].map(toSuggestion);
    },
    async resolve({ id }, signal) {
      const prediction = last?.predictions.get(id);
      if (!last || !prediction) throw new Error("An address is resolved that was not suggested last");
      const { typed } = last;
      const place = prediction.toPlace();
      // The token is used up by the pick, even if it fails.
      session = null;
      await place.fetchFields({ fields: FIELDS });
      signal.throwIfAborted();
      const components = place.addressComponents ?? [];
      const address = parseAddressComponents(components, typed);
      // For a street the service returns its middle, which is not the location of the home.
      const point = hasHouse(components) ? readPoint(place.location) : null;
      return point ? { ...address, place: point } : address;
    },
  };
}

/** Returns the location; null if the service knows no location. */
function readPoint(location: PlaceLocation): MapPoint | null {
  if (!location) return null;
  const [latitude, longitude] = [location.lat(), location.lng()];
  // A service returns 0, 0 for an unknown location.
  if (latitude === 0 && longitude === 0) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function toSuggestion({ placeId, mainText, secondaryText, text }: PlacePrediction): AddressSuggestion {
  return { id: placeId, main: mainText?.text ?? text.text, ...(secondaryText && { detail: secondaryText.text }) };
}
