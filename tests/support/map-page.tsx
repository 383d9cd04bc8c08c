/** A page with only a map, for cases that no page of the app shows; a test bundles it. */
import { createRoot } from "react-dom/client";
import { MapView, type MapViewProps } from "@/components/ui/map/map-view";

const root = createRoot(document.body.appendChild(document.createElement("main")));
Object.assign(window, { showMap: (props: MapViewProps) => root.render(<MapView {...props} />) });
