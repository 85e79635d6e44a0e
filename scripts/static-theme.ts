import type { Plugin } from "vite";

const systemFile = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js/;
const reckoned = "const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];";

/**
 * The theme's variables and the styles of bare elements are the same at each visit: the build writes them down as a file
 * (`write-front-page.ts`), and a phone does not reckon them again.
 */
export function staticTheme(): Plugin {
  return {
    name: "static-theme",
    apply: "build",
    transform(code, id) {
      if (!systemFile.test(id)) return null;
      if (!code.includes(reckoned))
        throw new Error("Chakra makes its global styles in another way: see static-theme.ts");
      return { code: code.replace(reckoned, "const _global = [];"), map: null };
    },
  };
}
