/** The places library of the maps service: as much of `google.maps.PlacesLibrary` as is used. */

import type { MapsConfig } from "../map/maps-config";
import { loadMapsScript, mapsStatus, onMapsStatus } from "../map/maps-script";
import type { AddressComponent } from "./address-of-components";

/** The service's own; what is asked with the same belongs to one session of typing. */
export type SessionToken = object;

/** Degrees. */
export type PlaceLocation = { lat: () => number; lng: () => number } | null | undefined;

export type PlacePrediction = {
  placeId: string;
  text: { text: string };
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  /** A place that `fetchFields` fills, with the token that its prediction was asked with. */
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
      /** Ranks and formats, and shuts nothing out. */
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
 * The library, by the one script that a page's maps have too. Rejects where the script does not load, which the next call
 * asks for again, and where the service does not take the key.
 */
export function loadPlacesLibrary(config: MapsConfig): Promise<PlacesLibrary> {
  loadMapsScript(config);
  return new Promise((resolve, reject) => {
    const end = onMapsStatus(judge);
    function judge() {
      const status = mapsStatus();
      if (status === "FAILED" || status === "AUTH_FAILURE") settle(() => reject(new Error(`Places: ${status}`)));
    }
    function settle(how: () => void) {
      end();
      how();
    }
    judge();
    const page: PlacesPage = window;
    const asked = page.google?.maps?.importLibrary?.("places") ?? Promise.reject(new Error("Places: not loaded"));
    asked.then(
      (library) => settle(() => resolve(library)),
      (reason: unknown) => settle(() => reject(reason)),
    );
  });
}
