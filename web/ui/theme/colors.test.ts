import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors, semanticColors } from "./colors";

type Scheme = "_light" | "_dark";
const schemes: Scheme[] = ["_light", "_dark"];
const chips = ["gray", "coral", "sea", "sun", "palm", "flag", "dusk"] as const;

const palettes: Record<string, Record<string, { value: string }> | { value: string }> = colors;
const semantic: Record<string, Record<string, { value: Record<Scheme, string> }>> = semanticColors;

/** "palm.subtle" as it is drawn in one scheme: "#d3eeda". */
function drawn(token: string, scheme: Scheme): string {
  const [group = "", shade = "DEFAULT"] = token.split(".");
  const value = semantic[group]?.[shade]?.value[scheme];
  if (!value) throw new Error(`no ${token}`);
  const [, palette = "", step = ""] = /^\{colors\.(\w+)\.(\w+)\}$/.exec(value) ?? [];
  const referred = palettes[palette];
  return referred && step in referred
    ? ((referred as Record<string, { value: string }>)[step]?.value ?? "")
    : value;
}

function luminance(hex: string): number {
  const number = Number.parseInt(hex.slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [number >> 16, (number >> 8) & 255, number & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [a, b] = [luminance(drawn(one, scheme)), luminance(drawn(other, scheme))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Every pair that is less than it should be, named: an empty list when all is well. */
function below(least: number, pairs: [string, string][]): string[] {
  return schemes.flatMap((scheme) =>
    pairs
      .map(([one, other]) => ({ one, other, ratio: contrast(one, other, scheme) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ one, other, ratio }) => `${one} on ${other} ${scheme}: ${ratio.toFixed(2)}`),
  );
}

test("a panel stands out from the page, a chip from its panel", () => {
  expect(below(1.15, [["bg.panel", "bg"]])).toEqual([]);
  expect(
    below(
      1.2,
      chips.map((chip): [string, string] => [`${chip}.subtle`, "bg.panel"]),
    ),
  ).toEqual([]);
});

test("text can be read on every ground", () => {
  const grounds = ["bg", "bg.subtle", "bg.muted", "bg.panel"];
  const texts = ["fg", "fg.muted", "fg.subtle"];
  const accents = ["coral.fg", "sea.fg", "palm.fg", "flag.fg", "fg.error", "fg.warning", "fg.success"];
  expect(
    below(
      4.5,
      texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
    ),
  ).toEqual([]);
  expect(
    below(
      4.5,
      accents.flatMap((text) => ["bg", "bg.panel"].map((ground): [string, string] => [text, ground])),
    ),
  ).toEqual([]);
  expect(
    below(
      4.5,
      chips.flatMap((chip): [string, string][] => [
        [`${chip}.fg`, `${chip}.subtle`],
        [`${chip}.fg`, `${chip}.muted`],
        [`${chip}.contrast`, `${chip}.solid`],
      ]),
    ),
  ).toEqual([]);
  expect(
    below(
      4.5,
      ["error", "warning", "success"].flatMap((state): [string, string][] => [
        ["fg", `bg.${state}`],
        [`fg.${state}`, `bg.${state}`],
      ]),
    ),
  ).toEqual([]);
  expect(
    below(
      4.5,
      ["gold", "silver", "bronze"].map((medal): [string, string] => ["medal.contrast", `medal.${medal}`]),
    ),
  ).toEqual([]);
});

test("the edge of a control can be seen", () => {
  expect(
    below(
      3,
      ["bg.panel", "bg"].map((ground): [string, string] => ["border.emphasized", ground]),
    ),
  ).toEqual([]);
});

test("the ground before the application arrives is the page's", () => {
  for (const file of ["../../public/first-paint.css", "../../public/colour-mode.js", "../colour-scheme.ts"]) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    for (const scheme of schemes) expect(text).toContain(drawn("bg", scheme));
  }
});
