/**
 * The parts of the maps service's script that the app uses: a map with a center, a zoom and bounds that reports changes
 * a moment later, and draws a background and markers of the older and newer kind.
 */

/** The calls of the page's maps, for a test to read. */
export type MapCalls = { options: Record<string, unknown>[]; fits: unknown[]; libraries: string[] };

/**
 * Installs the maps service; self-contained, because a browser gets its source text. `isRefused`: the service refuses
 * the key, and reports the refusal once a map is created. `tile`: the address of the background image.
 */
export function installMaps(page: Window, isRefused: boolean, tile: string): void {
  type Listener = (event?: unknown) => void;
  type Point = { lat: number; lng: number };
  type Box = { north: number; south: number; east: number; west: number };
  type Place = { element: HTMLElement; at: () => Point | null };
  type MapCalls = { options: Record<string, unknown>[]; fits: unknown[]; libraries: string[] };
  const global = page as unknown as {
    google: { maps: Record<string, unknown> };
    mapCalls?: MapCalls;
    gm_authFailure?: () => void;
  };
  const calls: MapCalls = { options: [], fits: [], libraries: [] };
  global.mapCalls = calls;
  const listeners = new WeakMap<object, Map<string, Set<Listener>>>();
  const addListener = (object: object, name: string, listener: Listener) => {
    const byName = listeners.get(object) ?? new Map<string, Set<Listener>>();
    listeners.set(object, byName);
    byName.set(name, (byName.get(name) ?? new Set()).add(listener));
    return { remove: () => void byName.get(name)?.delete(listener) };
  };
  const fire = (object: object, name: string, event?: unknown) => {
    for (const listener of [...(listeners.get(object)?.get(name) ?? [])]) listener(event);
  };
  const mercator = (lat: number) => {
    const sine = Math.min(Math.max(Math.sin((lat * Math.PI) / 180), -0.9999), 0.9999);
    return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  };
  const latitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  /** Returns the position of a point in pixels of the world's square at a zoom. */
  const onWorld = ({ lat, lng }: Point, zoom: number) => {
    const scale = 256 * 2 ** zoom;
    return { x: (lng / 360 + 0.5) * scale, y: mercator(lat) * scale, scale };
  };

  function FakeMap(this: object, div: HTMLElement, options: Record<string, unknown>) {
    const state = { center: (options.center as Point) ?? null, zoom: (options.zoom as number) ?? 3 };
    const places = new Set<Place>();
    calls.options.push({ ...options });
    const ground = page.document.createElement("div");
    ground.style.cssText = `position:relative;overflow:hidden;width:100%;height:100%;background:#e5e3df url("${tile}")`;
    div.append(ground);
    const size = () => ({ width: ground.clientWidth || 640, height: ground.clientHeight || 480 });
    const draw = () => {
      const { width, height } = size();
      const middle = onWorld(state.center ?? { lat: 0, lng: 0 }, state.zoom);
      for (const { element, at } of places) {
        const point = at();
        if (!point) continue;
        const { x, y } = onWorld(point, state.zoom);
        element.style.position = "absolute";
        element.style.left = `${x - middle.x + width / 2}px`;
        element.style.top = `${y - middle.y + height / 2}px`;
        if (element.parentElement !== ground) ground.append(element);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The service reports moves a moment later, several at once. */
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fire(this, "bounds_changed");
        draw();
        fire(this, "idle");
      }, 100);
    };
    const bounds = (): Box => {
      const { width, height } = size();
      const { x, y, scale } = onWorld(state.center ?? { lat: 0, lng: 0 }, state.zoom);
      const shareOf = (pixels: number) => Math.max(0, Math.min(scale, pixels)) / scale;
      return {
        north: latitude(shareOf(y - height / 2)),
        south: latitude(shareOf(y + height / 2)),
        west: (shareOf(x - width / 2) - 0.5) * 360,
        east: (shareOf(x + width / 2) - 0.5) * 360,
      };
    };
    Object.assign(this, {
      getDiv: () => div,
      getCenter: () => state.center && { ...state.center, toJSON: () => state.center },
      getZoom: () => state.zoom,
      getHeading: () => 0,
      getTilt: () => 0,
      getBounds: () => ({ toJSON: bounds }),
      setOptions: () => {},
      moveCamera: (camera: Partial<typeof state>) => {
        Object.assign(state, camera);
        moved();
      },
      fitBounds: (box: Box, padding = 0) => {
        calls.fits.push({ ...box, padding });
        const { width, height } = size();
        const across = ((box.east - box.west) / 360) * 256;
        const down = (mercator(box.south) - mercator(box.north)) * 256;
        const factor = Math.min((width - 2 * padding) / across, (height - 2 * padding) / down);
        const maxZoom = (options.maxZoom as number) ?? 22;
        state.zoom = Math.max(0, Math.min(maxZoom, Math.floor(Math.log2(Math.max(factor, 1)))));
        state.center = {
          lat: latitude((mercator(box.north) + mercator(box.south)) / 2),
          lng: (box.east + box.west) / 2,
        };
        moved();
      },
      addListener: (name: string, listener: Listener) => addListener(this, name, listener),
      add: (place: Place) => {
        places.add(place);
        draw();
      },
      drop: (place: Place) => {
        places.delete(place);
        place.element.remove();
      },
    });
    if (state.center) moved();
    // A resized map keeps its center and zoom.
    if ("ResizeObserver" in page) new ResizeObserver(() => state.center && moved()).observe(ground);
    if (isRefused) setTimeout(() => global.gm_authFailure?.(), 50);
  }
  type Drawn = { add: (place: Place) => void; drop: (place: Place) => void };

  function FakeMarker(this: object, initial: { position: Point; title: string; label?: { text: string } }) {
    let options = initial;
    let map: Drawn | null = null;
    const element = page.document.createElement("div");
    element.setAttribute("role", "button");
    element.addEventListener("click", () => fire(this, "click"));
    const applyOptions = () => {
      element.title = options.title;
      element.textContent = options.label?.text ?? "";
      element.style.cssText += `;transform:translate(-50%,-50%);width:28px;height:28px;border-radius:14px;color:#fff;background:${options.label ? "#2a5bc0" : "#b3261e"};font:12px/28px sans-serif;text-align:center;cursor:pointer`;
    };
    applyOptions();
    const place: Place = { element, at: () => options.position };
    Object.assign(this, {
      setMap: (next: Drawn | null) => {
        map?.drop(place);
        map = next;
        map?.add(place);
      },
      setOptions: (next: typeof initial) => {
        options = { ...options, ...next };
        applyOptions();
      },
      setPosition: () => {},
      setDraggable: () => {},
      addListener: (name: string, listener: Listener) => addListener(this, name, listener),
    });
  }

  /** The newer marker is an element of its own with properties. */
  const makeAdvancedMarker = function madeMarker() {
    const element = page.document.createElement("div");
    element.style.cssText = "transform:translate(-50%,-50%);min-width:20px;min-height:20px;cursor:pointer";
    const pin = page.document.createElement("div");
    pin.style.cssText = "width:20px;height:20px;border-radius:10px;background:#b3261e";
    element.append(pin);
    let map: Drawn | null = null;
    let content: Element = pin;
    let position: Point | null = null;
    const place: Place = { element, at: () => position };
    element.addEventListener("click", () => element.dispatchEvent(new Event("gmp-click")));
    Object.defineProperties(element, {
      map: {
        get: () => map,
        set: (next: Drawn | null) => {
          map?.drop(place);
          map = next;
          map?.add(place);
        },
      },
      content: {
        get: () => content,
        set: (next: Element) => {
          content.replaceWith(next);
          content = next;
        },
      },
      position: {
        get: () => position,
        set: (next: Point) => {
          position = next;
          map?.add(place);
        },
      },
      gmpClickable: {
        set: (isClickable: boolean) => {
          if (isClickable) element.setAttribute("role", "button");
        },
      },
    });
    return element;
  };

  const maps = global.google?.maps ?? {};
  global.google = { ...global.google, maps };
  const parts: Record<string, object> = {
    core: {},
    maps: { Map: FakeMap },
    marker: { Marker: FakeMarker, AdvancedMarkerElement: makeAdvancedMarker },
    places: {},
  };
  Object.assign(maps, {
    version: "3.65.1",
    Map: FakeMap,
    Marker: FakeMarker,
    Settings: { getInstance: () => ({}) },
    event: {
      addListener,
      clearInstanceListeners: (object: object) => void listeners.delete(object),
    },
    importLibrary: async (name: string) => {
      if (!calls.libraries.includes(name)) calls.libraries.push(name);
      return parts[name];
    },
  });
}
