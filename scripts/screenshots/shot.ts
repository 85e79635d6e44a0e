import type { Page } from "@playwright/test";
import type { PageAddress } from "../../tests/support/page-addresses";

/** A page, how to come to it and what is to be seen there. */
export interface Shot {
  /** Beginning of the file's name. */
  name: string;
  path: PageAddress;
  /** What the table of docs/pages.md says of it. */
  shows: string;
  /** What to do on the page first. */
  before?: (page: Page) => Promise<void>;
  /** Only what the window shows, for what covers the page. */
  windowOnly?: boolean;
}

/** Somebody who looks at pages of the product. */
export interface Visitor {
  /** Null: nobody signs in. */
  login: { email: string; portal: string; password?: (page: Page) => Promise<string> } | null;
  who: string;
  shots: Shot[];
}

/** Every page is taken this wide, and in both lights. */
export const widths = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
export const modes = ["light", "dark"] as const;
