/**
 * The identity of a recorded session: the person and the browser (specification section 3, "Session-recording
 * identity").
 */
import type { Employee } from "../domain/entities";
import { personName } from "../domain/person-name";
import type { EnvironmentDetails } from "./environment-details";

/** Flat texts, as recorders take them; unknown values are empty. */
export type RecordingTraits = {
  name: string;
  email: string;
  phone: string;
  givenName: string;
  familyName: string;
  commitUrl: string;
  buildUrl: string;
  build: string;
  screenResolution: string;
  memory: string;
  locale: string;
  browserName: string;
  browserVersion: string;
  osName: string;
  osVersion: string;
};
export type RecordingIdentity = { key: string; traits: RecordingTraits };

type Person = Pick<Employee, "key" | "email"> & Partial<Pick<Employee, "phone" | "givenName" | "familyName">>;

/** `person` is the signed-in person, never the impersonated one: a recording shows what a person did. */
export function recordingIdentity(person: Person, details: EnvironmentDetails): RecordingIdentity {
  const { browser, system } = details;
  return {
    key: person.key,
    traits: {
      name: personName(person),
      email: person.email,
      phone: person.phone ?? "",
      givenName: person.givenName ?? "",
      familyName: person.familyName ?? "",
      commitUrl: details.commitUrl ?? "",
      buildUrl: details.buildUrl ?? "",
      build: details.build,
      screenResolution: details.screenResolution,
      memory: details.memory,
      locale: details.locale,
      browserName: browser.name,
      browserVersion: browser.version,
      osName: system.name,
      osVersion: system.version,
    },
  };
}
