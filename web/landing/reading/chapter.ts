import type { ReactNode } from "react";

/** A part of a text, which can be linked to as `#id`. */
export interface Chapter {
  id: string;
  title: string;
  text: ReactNode;
  /** What within it has an address of its own. */
  parts?: readonly { id: string; title: string }[];
}
