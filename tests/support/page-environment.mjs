/**
 * jsdom with the same styles, found faster. A question for a role asks for the style of each element on the way up, and
 * after each change jsdom would hold every element against the hundred rules of its own style sheet anew, and work out
 * seventeen colours that nobody reads. Here rules that name a tag alone are looked up by the tag, what they come to is
 * kept for elements alike, and a style works out the rest of itself when it is asked for that.
 */
import { createRequire } from "node:module";

const here = createRequire(import.meta.url);
/** From the place that Jest's own environment loads jsdom from, before it does: the window takes what it finds here. */
const fromEnvironment = createRequire(here.resolve("jest-environment-jsdom"));
const styleRules = fromEnvironment("jsdom/lib/jsdom/living/helpers/style-rules");
const { matchesDontThrow } = fromEnvironment("jsdom/lib/jsdom/living/helpers/selectors");
const { implForWrapper } = fromEnvironment("jsdom/lib/jsdom/living/generated/utils");
const fromJsdom = createRequire(fromEnvironment.resolve("jsdom"));
const { CSSStyleDeclaration } = fromJsdom("cssstyle");

const ownSheet = fromJsdom("rrweb-cssom").parse(fromJsdom("jsdom/lib/jsdom/browser/default-stylesheet"));

const TAG_ALONE = /^[a-z0-9]+$/i;
/** The tag that an element must have for a selector; "" where any may do. */
const tagOf = (selector) => /([a-z0-9]*)[^\s>+~]*$/i.exec(selector.replace(/\([^)]*\)|\[[^\]]*\]/g, ""))?.[1] ?? "";

const ownRules = Array.from(ownSheet.cssRules, ({ selectorText = "", style }) => {
  const selectors = selectorText.split(",").map((selector) => selector.trim());
  const tags = selectors.filter((selector) => TAG_ALONE.test(selector));
  const others = selectors.filter((selector) => !TAG_ALONE.test(selector));
  return { style, tags, others: others.map((selector) => ({ selector, tag: tagOf(selector).toLowerCase() })) };
});

/** By the name of an element: which rules hold for all that bear it, and which have to be asked, in their order. */
const rulesByName = new Map();

function rulesOf(element) {
  const { localName, namespaceURI } = element;
  const name = `${namespaceURI} ${localName}`;
  const known = rulesByName.get(name);
  if (known) return known;
  const found = ownRules.flatMap(({ style, tags, others }, at) => {
    if (tags.some((tag) => matchesDontThrow(element, tag))) return [{ at, style, selector: null }];
    const possible = others.filter(({ tag }) => tag === "" || tag === localName.toLowerCase());
    if (possible.length === 0) return [];
    return [{ at, style, selector: possible.map(({ selector }) => selector).join(", ") }];
  });
  rulesByName.set(name, found);
  return found;
}

/** By the rules that it comes from: what jsdom's own style sheet says, for elements without anything else. */
const declaredAlike = new Map();

function declare(declaration, style) {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (value === "unset") declaration.removeProperty(property);
    else declaration.setProperty(property, value, style.getPropertyPriority(property));
  }
}

function declaredBy(rules) {
  const key = rules.map(({ at }) => at).join(" ");
  let declaration = declaredAlike.get(key);
  if (!declaration) {
    declaration = new CSSStyleDeclaration();
    for (const { style } of rules) declare(declaration, style);
    declaredAlike.set(key, declaration);
  }
  return declaration;
}

/** The rules of the document's own style sheets that hold for an element, in their order. */
function givenRules(element) {
  const matching = (rules) =>
    Array.from(rules).flatMap((rule) => {
      if (rule.media) return Array.from(rule.media).includes("screen") ? matching(rule.cssRules) : [];
      return matchesDontThrow(element, rule.selectorText) ? [rule] : [];
    });
  return element._ownerDocument.styleSheets._list.flatMap(({ cssRules }) => matching(cssRules));
}

/** In place of jsdom's own, for the window and for what asks after the elements around. */
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const known = document._styleCache.get(element);
  if (known) return known;
  const rules = rulesOf(element).filter(({ selector }) => selector === null || matchesDontThrow(element, selector));
  const given = givenRules(element);
  let declaration = declaredBy(rules);
  if (given.length > 0 || element.style.length > 0) {
    declaration = new CSSStyleDeclaration();
    for (const { style } of [...rules, ...given, element]) declare(declaration, style);
  }
  document._styleCache.set(element, declaration);
  return declaration;
};

/** What is asked again and again; of these the second comes from the elements around. */
const OFTEN = { display: false, visibility: true, pointerEvents: true, opacity: false };
const NAMES = { "pointer-events": "pointerEvents" };

function quick(window) {
  const wholeOf = window.getComputedStyle;
  const one = (element, field) => {
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
      return Object.hasOwn(OFTEN, field) ? one(element, field) : whole().getPropertyValue(property);
    };
    return new Proxy(Object.create(CSSStyleDeclaration.prototype), {
      get(target, field) {
        // What a test has put there.
        if (Object.hasOwn(target, field)) return target[field];
        if (field === "getPropertyValue") return getPropertyValue;
        if (Object.hasOwn(OFTEN, field)) return one(element, field);
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
    this.global.getComputedStyle = quick(this.global);
    // Every browser has it, and jsdom does not.
    this.global.Request = Request;
  }
}
