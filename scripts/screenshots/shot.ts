import type { Page } from "@playwright/test";
import type { PageAddress } from "../../tests/support/page-addresses";

/** A page, how to open it and what it must show. */
export interface Shot {
  /** Prefix of the file name. */
  name: string;
  path: PageAddress;
  /** Its description in the index. */
  shows: string;
  /** Actions on the page before the picture is taken. */
  before?: (page: Page) => Promise<void>;
  /** Takes only the viewport, for overlays that cover the page. */
  windowOnly?: boolean;
}

/** A user whose pages are taken. */
export interface Visitor {
  /** Null: not signed in. */
  login: { email: string; portal: string; password?: (page: Page) => Promise<string> } | null;
  who: string;
  shots: Shot[];
}

/** Every page is taken at each of these widths, in light and dark mode. */
export const widths = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
export const modes = ["light", "dark"] as const;
