import { dirname, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const generated = fileURLToPath(new URL("../web/__generated__", import.meta.url));
const sent = /(\buseAction<[^()]*>\(\s*)graphql`\s*mutation (\w+)[^`]*`/g;
const unmasked = /^void graphql`[^`]*`;$/m;
const onlyTag = /^import \{ graphql \} from "react-relay\/hooks";/m;
const breaks = (text: string): string[] => text.match(/\n/g) ?? [];

/**
 * Takes the mutations of `useAction` out of the pages' code: they load with the first press on the page, and whoever only
 * reads never loads them. Has to run before Relay's own plugin.
 */
export function lateMutations(): Plugin {
  return {
    name: "lazy-mutations",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (!/\.tsx?$/.test(file) || !/useAction<|^void graphql`/m.test(code)) return null;
      const folder = relative(dirname(file), generated).split(sep).join("/");
      const late = code
        .replace(sent, (written: string, call: string, name: string) => {
          // Keeps every line in place, so that line numbers in errors stay correct.
          const gone = breaks(written).slice(breaks(call).length).join("");
          return `${call}() => import("${folder}/${name}.graphql")${gone}`;
        })
        // A fragment that is spread with `mask: false` only: no code refers to it.
        .replace(unmasked, (written) => breaks(written).join(""));
      // Otherwise pages without a query would load Relay too.
      return late.includes("graphql`") ? late : late.replace(onlyTag, "");
    },
  };
}
