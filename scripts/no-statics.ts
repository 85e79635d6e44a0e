import type { Plugin } from "vite";

const name = "hoist-non-react-statics";
const inItsPlace = `\0${name}`;

/**
 * Emotion copies a component's static fields in `withTheme`, which nobody here calls, and would bring 6 kB along for it to
 * every page.
 */
export const noStatics = (): Plugin => ({
  name: "no-statics",
  enforce: "pre",
  resolveId: (id) => (id === name ? inItsPlace : null),
  load: (id) => (id === inItsPlace ? "export default (target) => target;" : null),
});
