import type { Plugin } from "vite";

const systemFile = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js/;
const reckoned = "const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];";

/**
 * The theme's variables and the base styles of elements never change at run time: the build writes them to a file
 * (`write-front-page.ts`), so that phones do not compute them on every visit.
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
