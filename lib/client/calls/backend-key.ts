/** The one factory of cache keys: nothing else spells one. */
import type { EndpointName, EndpointParams } from "../../contract/endpoints";

export type BackendKey<N extends EndpointName = EndpointName> = readonly ["backend", N, EndpointParams<N>];

export function backendKey<N extends EndpointName>(name: N, params: EndpointParams<N>): BackendKey<N> {
  return ["backend", name, params];
}

/** The key as text; the order of the parameters does not matter. */
export function keyText([, name, params]: BackendKey): string {
  const fields = Object.entries(params).filter(([, value]) => value !== undefined);
  return `${name} ${JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)))}`;
}
