import { dirname, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const generated = fileURLToPath(new URL("../web/__generated__", import.meta.url));
const sent = /(\buseAction<[^()]*>\(\s*)graphql`\s*mutation (\w+)[^`]*`/g;
const onlyTag = /^import \{ graphql \} from "react-relay\/hooks";/m;
const breaks = (text: string): string[] => text.match(/\n/g) ?? [];

/**
 * What `useAction` sends comes when it is sent: a mutation tells of all that it changes, and with twenty of them a page
 * would bring many kilobytes for buttons that few press. Stands before Relay's own plugin.
 */
export function lateMutations(): Plugin {
  return {
    name: "lazy-mutations",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?")[0] ?? id;
      if (!/\.tsx?$/.test(file) || !code.includes("useAction<")) return null;
      const folder = relative(dirname(file), generated).split(sep).join("/");
      const late = code.replace(sent, (written: string, call: string, name: string) => {
        // Every line stays where it was, so that what is told of a line is told of the right one.
        const gone = breaks(written).slice(breaks(call).length).join("");
        return `${call}() => import("${folder}/${name}.graphql")${gone}`;
      });
      // Left alone, it would bring Relay to pages that read nothing.
      return late.includes("graphql`") ? late : late.replace(onlyTag, "");
    },
  };
}
