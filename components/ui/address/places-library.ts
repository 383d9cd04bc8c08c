/** Types for the part of `google.maps.PlacesLibrary` that the app uses. */

import type { MapsConfig } from "../map/maps-config";
import { getMapsStatus, loadMapsScript, onMapsStatus } from "../map/maps-script";
import type { AddressComponent } from "./address-components";

/** An opaque token; requests with the same token are billed as one session. */
export type SessionToken = object;

/** Degrees. */
export type PlaceLocation = { lat: () => number; lng: () => number } | null | undefined;

export type PlacePrediction = {
  placeId: string;
  text: { text: string };
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  /** Returns a place that `fetchFields` fills, with the session token of its prediction. */
  toPlace: () => {
    fetchFields: (request: { fields: readonly string[] }) => Promise<unknown>;
    addressComponents?: readonly AddressComponent[] | null;
    location?: PlaceLocation;
  };
};

export type PlacesLibrary = {
  AutocompleteSessionToken: new () => SessionToken;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: {
      input: string;
      sessionToken: SessionToken;
      /** Ranks and formats results, but excludes none. */
      region: string;
      language: string;
      /** Degrees. */
      locationBias: Readonly<Record<"north" | "south" | "east" | "west", number>>;
      includedPrimaryTypes: readonly string[];
    }) => Promise<{ suggestions: readonly { placePrediction: PlacePrediction | null }[] }>;
  };
};

type PlacesPage = Window & { google?: { maps?: { importLibrary?: (name: "places") => Promise<PlacesLibrary> } } };

/**
 * Loads the places library through the page's one maps script. Rejects if the script fails to load, which the next call
 * retries, or if the service refuses the key.
 */
export function loadPlacesLibrary(config: MapsConfig): Promise<PlacesLibrary> {
  loadMapsScript(config);
  return new Promise((resolve, reject) => {
    const unsubscribe = onMapsStatus(rejectIfFailed);
    function rejectIfFailed() {
      const status = getMapsStatus();
      if (status === "FAILED" || status === "AUTH_FAILURE") settle(() => reject(new Error(`Places: ${status}`)));
    }
    function settle(finish: () => void) {
      unsubscribe();
      finish();
    }
    rejectIfFailed();
    const page: PlacesPage = window;
    const request = page.google?.maps?.importLibrary?.("places") ?? Promise.reject(new Error("Places: not loaded"));
    request.then(
      (library) => settle(() => resolve(library)),
      (reason: unknown) => settle(() => reject(reason)),
    );
  });
}
