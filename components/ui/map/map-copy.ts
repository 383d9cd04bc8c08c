import { RETRY } from "@/lib/shared-copy";

export const mapCopy = {
  loading: "Loading the map…",
  failed: "The map couldn't be loaded. The maps service’s script could not load.",
  retry: RETRY,
  reload: "Reload the page to try again.",
  refused: "Error: AuthFailure",
  refusedWhy: "The maps service rejected this site’s key.",
};
