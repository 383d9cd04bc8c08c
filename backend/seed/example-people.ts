/** Names of invented people, and their example addresses and numbers. */
import type { Chance } from "./chance";

const GIVEN_NAMES =
  "Adela Amos Anika Arlo Bettina Bram Calla Cedric Clio Corin Dalia Dario Edda Elio Enid Ezra Fern Flora Gideon Greta Hana Hugo Ilse Ivo Jolie Jonas Kaia Kellan Leda Linus Mabel Marlo Mina Nadia Nico Odette Orin Petra Piers Quill Ramona Reuben Rhea Rosco Sabine Saul Selma Silas Tamsin Theo Uma Vera Viggo Wanda Wes Xenia Yara Yusuf Zelda Zeno".split(
    " ",
  );
const FAMILY_NAMES =
  "Abernathy Alvarado Amsel Ashdown Baptiste Barlow Beckwith Bianchi Birchall Brandt Calloway Carrow Castellan Chaudhry Coldwell Crane Delacroix Denholm Dunmore Eastman Ekström Ellery Fairbanks Farrow Fenwick Fontaine Galloway Garrick Giordano Gladwin Hadley Halloran Hartwell Hayashi Iverson Jardine Kaplan Kendrick Kowalski Lachance Lindqvist Lockhart Mackay Marchetti Merriweather Moreau Nakamura Novak Oakes Okafor Ormond Pacheco Pemberton Petrov Quintero Radcliffe Ramsey Rosenthal Sandoval Sato Schaefer Sinclair Solberg Tanaka Thackeray Underhill Valdez Varga Wainwright Wexler Whitlock Yamamoto Yates Zamora Ziegler".split(
    " ",
  );
/** Area codes of the example cities; 555-01xx is reserved for examples. */
const AREA_CODES = ["202", "303", "312", "404", "503", "512", "602", "615", "617", "702", "813", "919"];
const MAIL_DOMAINS = ["example.com", "example.org", "example.net"];

export type ExamplePerson = { givenName: string; familyName: string; email: string; phone: string };

/** Returns the name for an email address: lowercase, without diacritics and blanks. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
}

export function examplePhone(chance: Chance): string {
  return `+1${chance.pick(AREA_CODES)}55501${String(chance.whole(0, 99)).padStart(2, "0")}`;
}

export function examplePerson(chance: Chance): ExamplePerson {
  const givenName = chance.pick(GIVEN_NAMES);
  const familyName = chance.pick(FAMILY_NAMES);
  const email = `${plain(givenName)}.${plain(familyName)}${chance.whole(1, 99)}@${chance.pick(MAIL_DOMAINS)}`;
  return { givenName, familyName, email, phone: examplePhone(chance) };
}
