/** Writes docs/endpoints.md. */
import { writeFileSync } from "node:fs";
import { renderEndpointsPage } from "./endpoints-page";

writeFileSync("docs/endpoints.md", renderEndpointsPage());
