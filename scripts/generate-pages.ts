/** Writes the generated pages of docs. */
import { writeFileSync } from "node:fs";
import { renderConfigurationPage } from "./configuration-page";
import { renderEndpointsPage } from "./endpoints-page";

writeFileSync("docs/configuration.md", renderConfigurationPage());
writeFileSync("docs/endpoints.md", renderEndpointsPage());
