import { expect, type Locator, type Page } from "@playwright/test";

type Role = Parameters<Page["getByRole"]>[0];
type Name = string | RegExp;

interface Way {
  /** Where to look for it: a dialog or a row; by default the page. */
  within?: Locator | undefined;
  /** The number of Tab presses after which it counts as unreachable. */
  most?: number;
  /** With Shift, towards the beginning of the page. */
  back?: boolean;
  exact?: boolean;
}

/** A keyboard-only user: presses one key at a time, and checks that the focus is always visible. */
export interface Keyboard {
  press: (key: string, times?: number) => Promise<void>;
  /** Tabs to a control. @throws if it is not reached within the number of presses, or the focus is not visible. */
  to: (role: Role, name: Name, way?: Way) => Promise<Locator>;
  /** Tabs to a button, a link or a tab, and presses Enter. */
  open: (role: Role, name: Name, way?: Way) => Promise<void>;
  /** Tabs to a field and replaces its text. */
  fill: (name: Name, text: string, way?: Way & { role?: Role }) => Promise<void>;
  /** Tabs to a native select and types the beginning of an option. */
  select: (name: Name, option: string, way?: Way) => Promise<void>;
  /** Tabs to a date field and types the day, in the order of the browser's locale. @param day YYYY-MM-DD. */
  fillDay: (name: Name, day: string, way?: Way) => Promise<void>;
  /** Tabs to a time field and types the time, in the browser's 24-hour or 12-hour format. @param time HH:MM. */
  fillClock: (name: Name, time: string, way?: Way) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Checks that the focus stays on an element of the page, not on the body. */
  expectFocusKept: () => Promise<void>;
}

/** @param onPress called for each key, and once for a typed text. */
export function keyboardOf(page: Page, onPress: () => void): Keyboard {
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time++) {
      onPress();
      await page.keyboard.press(key);
    }
  };
  const type = async (text: string) => {
    onPress();
    await page.keyboard.type(text);
  };

  const to: Keyboard["to"] = async (role, name, { within, most = 30, back = false, exact } = {}) => {
    const wanted = (within ?? page).getByRole(role, { name, exact: exact ?? typeof name === "string" });
    await expect(wanted.first()).toBeVisible();
    // Users are not faster than rendering: wait two frames until the previous element is updated.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    const here = wanted.and(page.locator(":focus"));
    const passed: string[] = [];
    for (let tabs = 0; (await here.count()) === 0; tabs++) {
      if (tabs === most)
        throw new Error(`${role} "${name}" is not reached with ${most} Tab presses: ${passed.join(" → ")}`);
      await press(back ? "Shift+Tab" : "Tab");
      const stop = await page.evaluate(whereFocusIs);
      if (stop.problem) throw new Error(`${stop.problem}: ${stop.what}, after ${passed.join(" → ")}`);
      passed.push(stop.what);
    }
    return here;
  };

  return {
    press,
    to,
    open: async (role, name, way) => {
      await to(role, name, way);
      await press("Enter");
    },
    fill: async (name, text, { role = "textbox", ...way } = {}) => {
      const field = await to(role, name, way);
      if ((await field.inputValue()) !== "") await press("ControlOrMeta+a");
      await type(text);
    },
    select: async (name, option, way) => {
      const list = await to("combobox", name, way);
      // Accented letters have no key; the letters before them identify the option.
      await type(/^[\w ]+/.exec(option)?.[0] ?? option);
      await expect(list.locator("option:checked")).toContainText(option);
    },
    fillDay: async (name, day, way) => {
      const [year = "", month = "", date = ""] = day.split("-");
      const field = await to("textbox", name, way);
      await type(month + date + year);
      if ((await field.inputValue()) === day) return;
      await press("ArrowLeft", 2);
      await type(date + month + year);
      await expect(field).toHaveValue(day);
    },
    fillClock: async (name, time, way) => {
      const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)] as const;
      const field = await to("textbox", name, way);
      await type(time.replace(":", ""));
      if ((await field.inputValue()) === time) return;
      await press("ArrowLeft", 2);
      await type(`${String(hour % 12 || 12).padStart(2, "0")}${minute}${hour < 12 ? "A" : "P"}`);
      await expect(field).toHaveValue(time);
    },
    type,
    expectFocusKept: async () => {
      await expect
        .poll(() => page.evaluate(() => document.activeElement !== document.body), { intervals: [20, 50] })
        .toBe(true);
      // A dialog returns the focus one frame after it has closed.
      await expect(page.locator("body:focus")).toHaveCount(0);
    },
  };
}

/** Runs in the page. @returns the focused element, and why its focus is not visible, if so. */
function whereFocusIs(): { what: string; problem: string | null } {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { what: "(the window)", problem: null };
  const label = focused.getAttribute("aria-label") ?? (focused as HTMLInputElement).labels?.[0]?.textContent;
  const what = `${focused.tagName.toLowerCase()} "${(label || focused.textContent || "").trim().slice(0, 40)}"`;
  const isMarked = (element: Element | null | undefined): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  };
  // A hidden input is represented by the control beside it.
  const box = [focused, focused.parentElement, ...(focused.parentElement?.children ?? [])].filter(
    (element) => element !== null,
  );
  // The browser highlights parts of date and time fields itself, which scripts cannot inspect.
  const hasParts = focused.matches("[type=date], [type=time]");
  const marked = hasParts ? focused : box.find(isMarked);
  if (!marked) return { what, problem: "nothing shows where the focus is" };
  const { top, bottom, left, right, width, height } = marked.getBoundingClientRect();
  const inSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return { what, problem: width > 0 && height > 0 && inSight ? null : "what has the focus is out of sight" };
}
