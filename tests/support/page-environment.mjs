/**
 * jsdom with the same styles, computed faster. A query by role reads the style of each ancestor, and after each change
 * jsdom would match every element against the hundred rules of its own style sheet, and compute seventeen colors that
 * nobody reads. Here, rules that name only a tag are looked up by tag, results are shared by equal elements, and a
 * style computes other properties on demand.
 */
import { createRequire } from "node:module";

const here = createRequire(import.meta.url);
/** Loads the modules that Jest's own environment loads later, so that the window uses the changed ones. */
const fromEnvironment = createRequire(here.resolve("jest-environment-jsdom"));
const styleRules = fromEnvironment("jsdom/lib/jsdom/living/helpers/style-rules");
const { matchesDontThrow } = fromEnvironment("jsdom/lib/jsdom/living/helpers/selectors");
const { implForWrapper } = fromEnvironment("jsdom/lib/jsdom/living/generated/utils");
const fromJsdom = createRequire(fromEnvironment.resolve("jsdom"));
const { CSSStyleDeclaration } = fromJsdom("cssstyle");

const ownSheet = fromJsdom("rrweb-cssom").parse(fromJsdom("jsdom/lib/jsdom/browser/default-stylesheet"));

const TAG_ALONE = /^[a-z0-9]+$/i;
/** Returns the tag that a selector requires; "" for any. */
const tagOf = (selector) => /([a-z0-9]*)[^\s>+~]*$/i.exec(selector.replace(/\([^)]*\)|\[[^\]]*\]/g, ""))?.[1] ?? "";

const ownRules = Array.from(ownSheet.cssRules, ({ selectorText = "", style }) => {
  const selectors = selectorText.split(",").map((selector) => selector.trim());
  const tags = selectors.filter((selector) => TAG_ALONE.test(selector));
  const others = selectors.filter((selector) => !TAG_ALONE.test(selector));
  return { style, tags, others: others.map((selector) => ({ selector, tag: tagOf(selector).toLowerCase() })) };
});

/** By element name: rules that apply to all such elements, and rules that must be matched, in order. */
const rulesByName = new Map();

function rulesOf(element) {
  const { localName, namespaceURI } = element;
  const name = `${namespaceURI} ${localName}`;
  const cached = rulesByName.get(name);
  if (cached) return cached;
  const rules = ownRules.flatMap(({ style, tags, others }, index) => {
    if (tags.some((tag) => matchesDontThrow(element, tag))) return [{ index, style, selector: null }];
    const possible = others.filter(({ tag }) => tag === "" || tag === localName.toLowerCase());
    if (possible.length === 0) return [];
    return [{ index, style, selector: possible.map(({ selector }) => selector).join(", ") }];
  });
  rulesByName.set(name, rules);
  return rules;
}

/** Declarations by their rules of jsdom's own style sheet, for elements to which no other rules apply. */
const declaredAlike = new Map();

function declare(declaration, style) {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (value === "unset") declaration.removeProperty(property);
    else declaration.setProperty(property, value, style.getPropertyPriority(property));
  }
}

function declaredBy(rules) {
  const key = rules.map(({ index }) => index).join(" ");
  let declaration = declaredAlike.get(key);
  if (!declaration) {
    declaration = new CSSStyleDeclaration();
    for (const { style } of rules) declare(declaration, style);
    declaredAlike.set(key, declaration);
  }
  return declaration;
}

/** Returns the rules of the document's own style sheets for an element, in order. */
function documentRules(element) {
  const matching = (rules) =>
    Array.from(rules).flatMap((rule) => {
      if (rule.media) return Array.from(rule.media).includes("screen") ? matching(rule.cssRules) : [];
      return matchesDontThrow(element, rule.selectorText) ? [rule] : [];
    });
  return element._ownerDocument.styleSheets._list.flatMap(({ cssRules }) => matching(cssRules));
}

/** Replaces jsdom's function, for the window and for inherited properties. */
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const cached = document._styleCache.get(element);
  if (cached) return cached;
  const rules = rulesOf(element).filter(({ selector }) => selector === null || matchesDontThrow(element, selector));
  const fromDocument = documentRules(element);
  let declaration = declaredBy(rules);
  if (fromDocument.length > 0 || element.style.length > 0) {
    declaration = new CSSStyleDeclaration();
    for (const { style } of [...rules, ...fromDocument, element]) declare(declaration, style);
  }
  document._styleCache.set(element, declaration);
  return declaration;
};

/** Frequently read properties; the value says whether it is inherited. */
const OFTEN = { display: false, visibility: true, pointerEvents: true, opacity: false };
const NAMES = { "pointer-events": "pointerEvents" };

function createGetComputedStyle(window) {
  const wholeOf = window.getComputedStyle;
  const readOften = (element, field) => {
    const property = field === "pointerEvents" ? "pointer-events" : field;
    if (OFTEN[field]) return styleRules.getResolvedValue(element, property);
    return styleRules.getDeclarationForElement(element).getPropertyValue(property);
  };
  return function getComputedStyle(wrapper, pseudo) {
    const element = pseudo ? null : implForWrapper(wrapper);
    if (!element?._ownerDocument || element.nodeType !== 1) return wholeOf.call(window, wrapper, pseudo);
    let rest = null;
    const whole = () => {
      rest ??= wholeOf.call(window, wrapper);
      return rest;
    };
    const getPropertyValue = (property) => {
      const field = NAMES[property] ?? property;
      return Object.hasOwn(OFTEN, field) ? readOften(element, field) : whole().getPropertyValue(property);
    };
    return new Proxy(Object.create(CSSStyleDeclaration.prototype), {
      get(target, field) {
        // A property that a test has set.
        if (Object.hasOwn(target, field)) return target[field];
        if (field === "getPropertyValue") return getPropertyValue;
        if (Object.hasOwn(OFTEN, field)) return readOften(element, field);
        const value = whole()[field];
        return typeof value === "function" ? value.bind(whole()) : value;
      },
      has: (_target, field) => field in whole(),
    });
  };
}

const { TestEnvironment } = await import("jest-environment-jsdom");

export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.getComputedStyle = createGetComputedStyle(this.global);
    // Every browser has Request, but jsdom does not.
    this.global.Request = Request;
  }
}
