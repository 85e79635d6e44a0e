import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { screenshotsFolder } from "./camera";
import { modes, widths, type Visitor } from "./shot";

/** Writes screenshots/index.md: one table per visitor. */
export function writeIndex(visitors: readonly Visitor[]): void {
  const columns = widths.flatMap(({ width }) => modes.map((mode) => ({ width, mode })));
  const tables = visitors.map(({ who, shots }) =>
    [
      `## ${who}`,
      "",
      `| page | ${columns.map(({ width, mode }) => `${width} px, ${mode}`).join(" | ")} |`,
      `|---|${columns.map(() => "---").join("|")}|`,
      ...shots.map(
        ({ name, shows }) =>
          `| ${shows} | ${columns.map(({ width, mode }) => `![${name}, ${width} px, ${mode}](${name}-${width}-${mode}.png)`).join(" | ")} |`,
      ),
    ].join("\n"),
  );
  writeFileSync(join(screenshotsFolder, "index.md"), `# Every page\n\n${tables.join("\n\n")}\n`);
}
