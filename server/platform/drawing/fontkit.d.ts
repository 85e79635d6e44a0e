/** What is used of the package, which brings no types of its own. */
declare module "fontkit" {
  export interface PathCommand {
    command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
    args: number[];
  }

  export interface Font {
    unitsPerEm: number;
    layout(text: string): {
      advanceWidth: number;
      glyphs: { path: { commands: PathCommand[] } }[];
      positions: { xAdvance: number }[];
    };
  }

  export function create(file: Uint8Array): Font;
}
