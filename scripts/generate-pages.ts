/** Writes the pages of docs that are made from the code. */
import { writeFileSync } from "node:fs";
import { renderConfigurationPage } from "./configuration-page";
import { renderEndpointsPage } from "./endpoints-page";

writeFileSync("docs/configuration.md", renderConfigurationPage());
writeFileSync("docs/endpoints.md", renderEndpointsPage());
